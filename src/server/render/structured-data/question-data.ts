import type { Block, Inline } from '#domain/content/content-page.ts'
import type { StructuredData } from './structured-data.ts'

export interface Answered {
  readonly question: string
  readonly answer: string
}

const textOf = (content: readonly Inline[]): string =>
  content.map((part) => (part.kind === 'text' ? part.text : textOf(part.children))).join('')

function textOfBlock(block: Block): string {
  if (block.kind === 'paragraph') return textOf(block.content)
  return block.kind === 'list' ? block.items.map(textOf).join(' ') : ''
}

/** Headings that ask something, with what stands below them until the next heading. */
export function questionsIn(blocks: readonly Block[]): Answered[] {
  return blocks.flatMap((block, index) => {
    if (block.kind !== 'heading' || !block.text.trimEnd().endsWith('?')) return []
    const rest = blocks.slice(index + 1)
    const end = rest.findIndex(({ kind }) => kind === 'heading')
    const below = end === -1 ? rest : rest.slice(0, end)
    const answer = below.map(textOfBlock).filter(Boolean).join(' ')
    return answer ? [{ question: block.text, answer }] : []
  })
}

export const questionData = (questions: readonly Answered[], url: string): StructuredData => ({
  '@type': 'FAQPage',
  '@id': `${url}#questions`,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
