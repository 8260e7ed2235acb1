export interface RunningShop {
  /** Addresses by market id, and of the modes `b2bWidget` and `agan`. */
  readonly urls: Readonly<Record<string, string>>
  /** Address of the desk, without a path. */
  readonly deskUrl: string
  /** Where a partner's page may stand that shows the widget; nobody listens there. */
  readonly partnerUrl: string
  /** Where its database and files are. */
  readonly dataDir: string
  readonly pid: number
  output(): string
  stop(): Promise<void>
}

export function runShop(options?: {
  env?: Record<string, string>
  onOutput?: (text: string) => void
}): Promise<RunningShop>
