import type { MarketId } from '#domain/markets/market-id.ts'
import type { IssueBlock, IssueContent } from '#domain/newsletter/issue-content.ts'

export type TypedIssue = IssueContent & { readonly market: MarketId }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTextList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

const hasTexts = (record: Readonly<Record<string, unknown>>, names: readonly string[]): boolean =>
  names.every((name) => typeof record[name] === 'string')

function isBlock(value: unknown): value is IssueBlock {
  if (!isRecord(value)) return false
  if (value.title !== undefined && typeof value.title !== 'string') return false
  switch (value.kind) {
    case 'text':
      return hasTexts(value, ['text'])
    case 'devices':
      return isTextList(value.devices)
    case 'picture':
      return hasTexts(value, ['picture', 'alt'])
    case 'button':
      return hasTexts(value, ['label', 'link'])
    default:
      return false
  }
}

/** An issue whose parts can be shown as fields; null for a file that has something else. */
export function readIssue(text: string): TypedIssue | null {
  try {
    const issue: unknown = JSON.parse(text)
    if (!isRecord(issue) || !hasTexts(issue, ['market', 'subject', 'preheader', 'title'])) return null
    const { categories = [], blocks } = issue
    if (!isTextList(categories) || !Array.isArray(blocks) || !blocks.every(isBlock)) return null
    // Just checked; the server checks what the names mean.
    return { ...issue, categories, blocks } as unknown as TypedIssue
  } catch {
    return null
  }
}

export const writeIssue = (issue: TypedIssue): string => JSON.stringify(issue, null, 2)

export const EMPTY_ISSUE: TypedIssue = {
  market: 'de',
  subject: '',
  preheader: '',
  title: '',
  categories: [],
  blocks: [{ kind: 'text', text: '' }],
}
