import type { LatePart } from '#messages/text-parts.ts'
import type { LoadPayload } from './platform/navigation/payload.ts'

/** What every route's loader can use. */
export interface RouterContext {
  readonly loadPayload: LoadPayload
  /** Whether the home page is that of companies, which starts with their list. */
  readonly isBusinessHome: boolean
  /** Loads texts that do not come with every page. The server always has all texts. */
  readonly loadTexts: (parts: readonly LatePart[]) => Promise<void>
}
