import type { Block, Inline } from '#domain/content/content-page.ts'
import type { StructuredData } from './structured-data.ts'

export interface Answered {
  readonly question: string
  readonly answer: string
}

const toText = (content: readonly Inline[]): string =>
  content.map((part) => (part.kind === 'text' ? part.text : toText(part.children))).join('')

function toBlockText(block: Block): string {
  if (block.kind === 'paragraph') return toText(block.content)
  return block.kind === 'list' ? block.items.map(toText).join(' ') : ''
}

/** Headings that end with a question mark, each with the text up to the next heading. */
export function listQuestions(blocks: readonly Block[]): Answered[] {
  return blocks.flatMap((block, index) => {
    if (block.kind !== 'heading' || !block.text.trimEnd().endsWith('?')) return []
    const rest = blocks.slice(index + 1)
    const end = rest.findIndex(({ kind }) => kind === 'heading')
    const below = end === -1 ? rest : rest.slice(0, end)
    const answer = below.map(toBlockText).filter(Boolean).join(' ')
    return answer ? [{ question: block.text, answer }] : []
  })
}

export const describeQuestions = (questions: readonly Answered[], url: string): StructuredData => ({
  '@type': 'FAQPage',
  '@id': `${url}#questions`,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
