/** One shop per market, and one for each of the other modes. */
export const SHOPS: readonly { readonly name: string; readonly shopMode: string; readonly lang: string }[]

export interface RunningShop {
  /** Addresses by market id, and of the modes `b2bWidget` and `agan`. */
  readonly urls: Readonly<Record<string, string>>
  /** Address of the desk, without a path. */
  readonly deskUrl: string
  /** Origin of a partner's page that may embed the widget. Nothing listens there. */
  readonly partnerUrl: string
  /** Holds its database and files. */
  readonly dataDir: string
  readonly pid: number
  output(): string
  stop(): Promise<void>
}

export function runShop(options?: {
  env?: Record<string, string>
  onOutput?: (text: string) => void
}): Promise<RunningShop>

export function createTemporaryFolder(): string
