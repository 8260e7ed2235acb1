import type { PagePayload } from '#contracts/page-payload.ts'
import { type LoaderInput, loadContactScreen } from '#web/platform/navigation/load-screen.ts'

export async function loadContact(input: LoaderInput): Promise<PagePayload<'contact'>> {
  const payload = await loadContactScreen<'contact'>(input)
  // Submitted without script and returned: its problems are on the page from the start.
  if (!payload.error && payload.data.form.kind === 'refused') await input.context.loadTexts(['form'])
  return payload
}
