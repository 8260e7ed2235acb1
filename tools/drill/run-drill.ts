import { say } from '../setup.mjs'

/** What is undone at the end, the latest first, however the end comes. */
export interface Undo {
  push(step: () => unknown): void
}

export interface DrillOptions {
  /** Whether all processes reach PostgreSQL through a transaction pooler. */
  readonly isPooled: boolean
  readonly undo: Undo
}

/** Counts and targets of a drill. */
export interface Target {
  readonly name: string
  readonly isMet: boolean
}

export type Drill = (options: DrillOptions) => Promise<readonly Target[]>

function createUndo() {
  const steps: (() => unknown)[] = []
  let undoing: Promise<void> | null = null
  const undoAll = async () => {
    for (let step = steps.pop(); step; step = steps.pop())
      try {
        await step()
      } catch (error) {
        say(`Cleaning up: ${error}`)
      }
  }
  return {
    push: (step: () => unknown) => void steps.push(step),
    /** Once, whoever asks first: the end of the drill, a failure or Ctrl-C. */
    all: () => (undoing ??= undoAll()),
  }
}

/** Runs a drill and leaves nothing behind. Ends with 1 if a target is missed. */
export async function runDrill(drill: Drill, { isPooled }: { readonly isPooled: boolean }): Promise<void> {
  const undo = createUndo()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void undo.all().then(() => process.exit(130)))
  const startedAt = Date.now()
  try {
    const targets = await drill({ isPooled, undo })
    for (const { name, isMet } of targets) say(`${isMet ? 'met   ' : 'MISSED'} ${name}`)
    if (!targets.every(({ isMet }) => isMet)) process.exitCode = 1
  } finally {
    await undo.all()
  }
  say(`Done in ${Math.round((Date.now() - startedAt) / 1_000)} s.`)
}
