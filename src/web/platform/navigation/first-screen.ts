import type { InlineState } from '#contracts/page-payload.ts'
import { loadOptionally, requestEarly } from './preload.ts'
import type { AnyRouteScreen } from './route-screen.ts'

/**
 * The screen of the first page, whose files the server names: all of them are requested at once. Null where it names none, as
 * in development, or where its file does not come: the table of all pages then has it.
 */
export async function openFirstScreen({ screenFiles = [] }: InlineState): Promise<AnyRouteScreen | null> {
  const [file, ...imports] = screenFiles
  if (!file) return null
  imports.forEach(requestEarly)
  try {
    const { screen }: { readonly screen: AnyRouteScreen } = await loadOptionally(
      () => import(/* @vite-ignore */ file),
    )
    return screen
  } catch {
    // The table asks for it again, and reports it if it does not come then, either.
    return null
  }
}
