import { cleanLine, cleanText, requireMailUrl } from './clean-text.ts'
import type {
  MailAmount,
  MailBlock,
  MailChoice,
  MailContent,
  MailDevice,
  MailFact,
  MailStep,
} from './mail-content.ts'

// Narrow enough for a phone that shows plain text in a monospaced font.
const LINE_WIDTH = 44

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u

/** A right-to-left value keeps its own order without reordering the rest of its line. */
const isolate = (line: string) => (RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line)

const indentLines = (text: string, indent: string) => cleanText(text).split('\n').join(`\n${indent}`)

const underline = (title: string, mark: string) => {
  const line = cleanLine(title)
  return `${line}\n${mark.repeat(Math.min([...line].length, LINE_WIDTH))}`
}

const renderFact = ({ label, value }: MailFact, colon: string) =>
  `${cleanLine(label)}${colon} ${cleanText(value).split('\n').map(isolate).join('\n  ')}`

function renderAmount({ label, amount, isTotal = false }: MailAmount): string {
  const name = cleanLine(label)
  const sum = cleanLine(amount)
  const gap = LINE_WIDTH - [...name].length - [...sum].length
  // A long label gets its own line, with the amount right-aligned below it.
  const line = gap >= 2 ? `${name}${' '.repeat(gap)}${sum}` : `${isolate(name)}\n${sum.padStart(LINE_WIDTH)}`
  return isTotal ? `${'='.repeat(LINE_WIDTH)}\n${line}` : line
}

const renderStep = ({ title, text }: MailStep, index: number) => {
  const number = `${index + 1}. `
  const indent = ' '.repeat(number.length)
  return `${number}${cleanLine(title)}${text ? `\n${indent}${indentLines(text, indent)}` : ''}`
}

const addTitle = (title: string | undefined, lines: readonly string[], gap = '\n') =>
  `${title ? `${underline(title, '-')}\n` : ''}${lines.join(gap)}`

/** French typography puts a no-break space before the colon. */
const getColon = (language: string) => (language.startsWith('fr') ? '\u00a0:' : ':')

const renderLink = ({ label, url }: MailChoice, colon: string) =>
  `${cleanLine(label)}${colon}\n${requireMailUrl(url)}`

const renderDevice = ({ name, price, note, url }: MailDevice) =>
  [
    renderAmount({ label: name, amount: price }),
    ...(note ? [cleanText(note)] : []),
    requireMailUrl(url),
  ].join('\n')

function renderBlock(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case 'paragraph':
      return cleanText(block.text)
    case 'facts':
      return addTitle(
        block.title,
        block.rows.map((row) => renderFact(row, colon)),
      )
    case 'amounts':
      return addTitle(block.title, block.rows.map(renderAmount))
    case 'steps':
      return addTitle(block.title, block.steps.map(renderStep))
    case 'button':
      return renderLink(block, colon)
    case 'choices':
      return addTitle(
        block.title,
        block.choices.map((choice) => renderLink(choice, colon)),
        '\n\n',
      )
    case 'note':
      return `* ${indentLines(block.text, '  ')}`
    case 'heading':
      return underline(block.text, '-')
    case 'devices':
      return addTitle(block.title, block.devices.map(renderDevice), '\n\n')
    case 'links':
      return block.links.map((link) => renderLink(link, colon)).join('\n\n')
    case 'picture':
      return `[${cleanLine(block.alt)}]`
    case 'divider':
      return '-'.repeat(LINE_WIDTH)
  }
}

interface TextFrame {
  readonly language: string
  readonly footer: readonly string[]
  readonly company?: readonly string[]
}

const renderLines = (lines: readonly string[]) => lines.map(cleanText).join('\n')

/** The same mail as plain text. The line of two hyphens starts a footer that replies leave out. */
export function renderMailText(
  { title, blocks }: MailContent,
  { language, footer, company = [] }: TextFrame,
): string {
  const colon = getColon(language)
  const parts = [underline(title, '='), ...blocks.map((block) => renderBlock(block, colon))].filter(Boolean)
  const ends = [footer, company].map(renderLines).filter(Boolean)
  const end = ends.length > 0 ? `\n\n-- \n${ends.join('\n\n')}` : ''
  return `${parts.join('\n\n')}${end}\n`
}
