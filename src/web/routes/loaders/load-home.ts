import type { PagePayload } from '#contracts/page-payload.ts'
import { lateHome } from '#web/features/home/late-home.ts'
import { lateLists } from '#web/features/lists/late-lists.ts'
import { type LoaderInput, loadBrowseScreen } from '#web/platform/navigation/load-screen.ts'

export async function loadHome(input: LoaderInput): Promise<PagePayload<'home'>> {
  const { context } = input
  const [payload] = await Promise.all([
    loadBrowseScreen<'home'>(input),
    lateHome.prepare(context),
    context.isBusinessHome && lateLists.prepare(context),
  ])
  return payload
}
