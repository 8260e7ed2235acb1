export interface Engine {
  readonly name: string
  /** Its tests, from the root of the repository. */
  readonly tests: string
  /** Debian's packages, as `apt-get install` takes them. */
  readonly packages: string
  /** For each program that it needs, where it may be. */
  readonly programs: Readonly<Record<string, readonly string[]>>
}

export const ENGINES: readonly Engine[]
export function isInstalled(engine: Engine): boolean
/** The path of a program by its name, or an error that says how to install it. */
export function getProgram(name: string): string
