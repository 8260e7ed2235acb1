import type { MailAmount, MailBlock, MailChoice, MailContent, MailFact, MailStep } from './mail-content.ts'
import { cleanLine, cleanText, requireMailUrl } from './mail-text.ts'

// Narrow enough for a phone that shows plain text in one width per letter.
const RECEIPT_WIDTH = 44

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u

/** A value written from right to left keeps its own order and leaves that of its line alone. */
const isolated = (line: string) => (RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line)

const indented = (text: string, indent: string) => cleanText(text).split('\n').join(`\n${indent}`)

const underlined = (title: string, mark: string) => {
  const line = cleanLine(title)
  return `${line}\n${mark.repeat(Math.min([...line].length, RECEIPT_WIDTH))}`
}

const factLine = ({ label, value }: MailFact, colon: string) =>
  `${cleanLine(label)}${colon} ${cleanText(value).split('\n').map(isolated).join('\n  ')}`

function amountLine({ label, amount, isTotal = false }: MailAmount): string {
  const name = cleanLine(label)
  const sum = cleanLine(amount)
  const gap = RECEIPT_WIDTH - [...name].length - [...sum].length
  // A label that leaves no room keeps its line, and the amount stands below it in its column.
  const line =
    gap >= 2 ? `${name}${' '.repeat(gap)}${sum}` : `${isolated(name)}\n${sum.padStart(RECEIPT_WIDTH)}`
  return isTotal ? `${'='.repeat(RECEIPT_WIDTH)}\n${line}` : line
}

const stepLines = ({ title, text }: MailStep, index: number) => {
  const number = `${index + 1}. `
  const indent = ' '.repeat(number.length)
  return `${number}${cleanLine(title)}${text ? `\n${indent}${indented(text, indent)}` : ''}`
}

const titled = (title: string | undefined, lines: readonly string[], gap = '\n') =>
  `${title ? `${underlined(title, '-')}\n` : ''}${lines.join(gap)}`

/** French has a blank before it. */
const colonOf = (language: string) => (language.startsWith('fr') ? '\u00a0:' : ':')

const linkLines = ({ label, url }: MailChoice, colon: string) =>
  `${cleanLine(label)}${colon}\n${requireMailUrl(url)}`

function blockText(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case 'paragraph':
      return cleanText(block.text)
    case 'facts':
      return titled(
        block.title,
        block.rows.map((row) => factLine(row, colon)),
      )
    case 'amounts':
      return titled(block.title, block.rows.map(amountLine))
    case 'steps':
      return titled(block.title, block.steps.map(stepLines))
    case 'button':
      return linkLines(block, colon)
    case 'choices':
      return titled(
        block.title,
        block.choices.map((choice) => linkLines(choice, colon)),
        '\n\n',
      )
    case 'note':
      return `* ${indented(block.text, '  ')}`
    case 'picture':
      return `[${cleanLine(block.alt)}]`
    case 'divider':
      return '-'.repeat(RECEIPT_WIDTH)
  }
}

/** The same mail for programs and people that read plain text. The two hyphens begin a footer that replies leave out. */
export function renderMailText(
  { title, blocks }: MailContent,
  { language, footer }: { readonly language: string; readonly footer: readonly string[] },
): string {
  const colon = colonOf(language)
  const parts = [underlined(title, '='), ...blocks.map((block) => blockText(block, colon))].filter(Boolean)
  const end = footer.length > 0 ? `\n\n-- \n${footer.map(cleanText).join('\n')}` : ''
  return `${parts.join('\n\n')}${end}\n`
}
