import { type ResolveFnOutput, type ResolveHookContext, registerHooks } from 'node:module'

const PACKAGE = 'drizzle-orm'
const FOLDER = `/node_modules/${PACKAGE}/`

type Resolve = (
  specifier: string,
  context: ResolveHookContext,
  next: (specifier: string, context: ResolveHookContext) => ResolveFnOutput,
) => ResolveFnOutput

/** Finds the files of drizzle-orm where Node would, but once each. */
export function createResolve(): Resolve {
  const known = new Map<string, ResolveFnOutput>()
  return (specifier, context, next) => {
    const { parentURL } = context
    if (parentURL?.includes(FOLDER)) {
      if (!specifier.startsWith('.') || !specifier.endsWith('.js')) return next(specifier, context)
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    }
    if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return next(specifier, context)
    // There is one copy of the package, whoever asks for it.
    const found = known.get(specifier) ?? next(specifier, context)
    known.set(specifier, found)
    return { ...found, shortCircuit: true }
  }
}

/**
 * Halves the time that a process takes to load its modules. Node 24 parses the exports in a package.json again for each file
 * of that package and for each import of it: for drizzle-orm, 130 kB three hundred times. Only what is imported after this
 * call, so dynamically, is found faster.
 */
export function speedUpLoading(): void {
  registerHooks({ resolve: createResolve() })
}
