import { buildPictureSource } from '#server/ports/mail/is-shown-inside.ts'
import { escapeHtml } from '#server/render/html-text.ts'
import { cleanLine, cleanText, requireMailUrl } from './clean-text.ts'
import type { MailColours } from './mail-colours.ts'
import type {
  MailAmount,
  MailBlock,
  MailChoice,
  MailDevice,
  MailFact,
  MailPicture,
  MailPictureSource,
  MailStep,
} from './mail-content.ts'

const FALLBACK_FONTS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

export const TEXT_FONT = `'Inter', ${FALLBACK_FONTS}`

/** For titles and amounts; readers who have the shop's own typeface installed see it. */
export const TITLE_FONT = `'Bricolage Grotesque', ${FALLBACK_FONTS}`

export const toHtmlText = (text: string): string => escapeHtml(cleanText(text)).replaceAll('\n', '<br>')

export const toHtmlLine = (text: string): string => escapeHtml(cleanLine(text))

/** A table used for layout only: desktop mail programs support nothing else. */
export const layoutTable = (style: string, rows: string, attributes = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${attributes} style="${style}">${rows}</table>`

const SPACED = 'margin:0 0 24px;'

const subtitle = (title: string | undefined, { ink }: MailColours) =>
  title
    ? `<h2 class="ink" style="margin:0 0 12px;font:700 18px/24px ${TITLE_FONT};color:${ink};">${toHtmlLine(title)}</h2>`
    : ''

const paragraph = (text: string, { ink }: MailColours) =>
  `<p class="ink" style="margin:0 0 20px;font:400 16px/26px ${TEXT_FONT};color:${ink};">${toHtmlText(text)}</p>`

function factRow({ label, value, isLarge = false }: MailFact, { line, soft, ink }: MailColours): string {
  const cell = `padding:11px 0;border-top:1px solid ${line};vertical-align:top;`
  // Values may break anywhere, because people type them; labels are ours and stay whole.
  const whole = 'word-break:normal;overflow-wrap:normal;'
  const face = isLarge ? `700 28px/32px ${TITLE_FONT}` : `500 16px/22px ${TEXT_FONT}`
  return (
    `<tr><th scope="row" align="left" class="soft line" width="38%" style="${cell}${whole}padding-right:16px;font:400 14px/22px ${TEXT_FONT};color:${soft};">${toHtmlText(label)}</th>` +
    `<td class="ink line" style="${cell}font:${face};color:${ink};"><bdi>${toHtmlText(value)}</bdi></td></tr>`
  )
}

const facts = (rows: readonly MailFact[], colours: MailColours) =>
  `<table width="100%" cellpadding="0" cellspacing="0" border="0" class="line" style="border-collapse:collapse;${SPACED}border-bottom:1px solid ${colours.line};">` +
  `${rows.map((row) => factRow(row, colours)).join('')}</table>`

function amountRow({ label, amount, isTotal = false }: MailAmount, isFirst: boolean, colours: MailColours) {
  const { line, ink, accent } = colours
  const rule = isTotal ? `3px double ${ink}` : `1px dotted ${line}`
  const cell = `padding:${isTotal ? '14px' : '9px'} 0;${isFirst ? '' : `border-top:${rule};`}vertical-align:baseline;`
  const frame = isTotal ? 'rule' : 'line'
  const name = `font:${isTotal ? 600 : 400} 16px/24px ${TEXT_FONT};color:${ink};`
  const sum = isTotal
    ? `font:700 28px/32px ${TITLE_FONT};color:${accent};`
    : `font:400 16px/24px ${TEXT_FONT};color:${ink};`
  return (
    `<tr><th scope="row" align="left" class="ink ${frame}" style="${cell}${name}padding-right:16px;">${toHtmlText(label)}</th>` +
    `<td align="right" class="${isTotal ? 'accent' : 'ink'} ${frame}" style="${cell}${sum}white-space:nowrap;font-variant-numeric:tabular-nums;"><bdi>${toHtmlLine(amount)}</bdi></td></tr>`
  )
}

const amounts = (rows: readonly MailAmount[], colours: MailColours) =>
  layoutTable(
    `${SPACED}background:${colours.tint};border-radius:10px;`,
    `<tr><td class="slip" style="padding:10px 20px;"><table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;">` +
      `${rows.map((row, index) => amountRow(row, index === 0, colours)).join('')}</table></td></tr>`,
    ` class="tint" bgcolor="${colours.tint}"`,
  )

function stepRow({ title, text }: MailStep, index: number, { accent, accentTint, ink, soft }: MailColours) {
  const number = `width:32px;height:32px;border-radius:16px;background:${accentTint};color:${accent};font:700 15px/32px ${TITLE_FONT};text-align:center;`
  // Only a title with a text below it is emphasized: a step of a single sentence is read, not skimmed.
  const [tag, weight] = text ? ['strong', 600] : ['span', 400]
  return (
    `<tr><td width="48" valign="top" style="width:48px;padding:0 0 18px;"><div class="step" style="${number}">${index + 1}</div></td>` +
    `<td valign="top" style="padding:4px 0 18px;"><${tag} class="ink" style="font:${weight} 16px/24px ${TEXT_FONT};color:${ink};">${toHtmlLine(title)}</${tag}>` +
    `${text ? `<br><span class="soft" style="font:400 15px/23px ${TEXT_FONT};color:${soft};">${toHtmlText(text)}</span>` : ''}</td></tr>`
  )
}

const steps = (list: readonly MailStep[], colours: MailColours) =>
  layoutTable('margin:0 0 6px;', list.map((step, index) => stepRow(step, index, colours)).join(''))

// The cell carries colour and padding, because some programs ignore those of a link.
const button = (label: string, url: string, { accent, onAccent }: MailColours) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 28px;"><tr>` +
  `<td class="button" align="center" bgcolor="${accent}" style="background:${accent};border-radius:8px;mso-padding-alt:14px 26px;">` +
  `<a class="button" href="${escapeHtml(requireMailUrl(url))}" style="display:inline-block;padding:13px 26px;border-radius:8px;font:600 16px/22px ${TEXT_FONT};color:${onAccent};text-decoration:none;">${toHtmlLine(label)}</a></td></tr></table>`

// Outlined instead of filled: several filled buttons would shout, and the first would stand out.
const choiceRow = ({ label, url }: MailChoice, { accent }: MailColours) =>
  `<tr><td class="note" align="center" style="border:2px solid ${accent};border-radius:8px;">` +
  `<a class="accent" href="${escapeHtml(requireMailUrl(url))}" style="display:block;padding:12px 20px;font:600 16px/22px ${TEXT_FONT};color:${accent};text-decoration:none;">${toHtmlLine(label)}</a></td></tr>`

const CHOICE_GAP = '<tr><td height="10" style="height:10px;font-size:0;line-height:0;">&nbsp;</td></tr>'

const choiceTable = (choices: readonly MailChoice[], colours: MailColours) =>
  layoutTable(SPACED, choices.map((choice) => choiceRow(choice, colours)).join(CHOICE_GAP))

const note = (text: string, { accent, accentTint, ink }: MailColours) =>
  layoutTable(
    `${SPACED}background:${accentTint};`,
    `<tr><td class="note ink" style="padding:14px 18px;border-left:3px solid ${accent};font:400 15px/23px ${TEXT_FONT};color:${ink};">${toHtmlText(text)}</td></tr>`,
    ` class="step" bgcolor="${accentTint}"`,
  )

const SMALL_LINK = `font:400 14px/22px ${TEXT_FONT};`

function deviceRow(
  { name, price, note = '', url }: MailDevice,
  isFirst: boolean,
  colours: MailColours,
): string {
  const { line, ink, soft, accent } = colours
  const cell = `padding:12px 0;${isFirst ? '' : `border-top:1px dotted ${line};`}vertical-align:top;`
  const remark = note
    ? `<br><span class="soft" style="font:400 14px/20px ${TEXT_FONT};color:${soft};">${toHtmlText(note)}</span>`
    : ''
  return (
    `<tr><td class="line" style="${cell}padding-right:12px;"><a class="accent" href="${escapeHtml(requireMailUrl(url))}" style="font:600 16px/22px ${TEXT_FONT};color:${accent};text-decoration:underline;">${toHtmlLine(name)}</a>${remark}</td>` +
    `<td align="right" class="ink line" style="${cell}font:600 16px/22px ${TEXT_FONT};color:${ink};font-variant-numeric:tabular-nums;word-break:normal;overflow-wrap:normal;"><bdi>${toHtmlLine(price)}</bdi></td></tr>`
  )
}

const deviceTable = (devices: readonly MailDevice[], colours: MailColours) =>
  layoutTable(SPACED, devices.map((device, index) => deviceRow(device, index === 0, colours)).join(''))

const linkLines = (links: readonly MailChoice[], { accent }: MailColours) =>
  `<p style="margin:0 0 20px;${SMALL_LINK}">${links
    .map(
      ({ label, url }) =>
        `<a class="accent" href="${escapeHtml(requireMailUrl(url))}" style="display:inline-block;padding:6px 0;${SMALL_LINK}color:${accent};text-decoration:underline;">${toHtmlLine(label)}</a>`,
    )
    .join('<br>')}</p>`

const resolveSource = (source: MailPictureSource) =>
  'cid' in source ? buildPictureSource(source.cid) : requireMailUrl(source.url)

// White around the picture in every scheme: a code on a dark background cannot be scanned. The font is for the alt text.
const picture = ({ source, alt, width, height }: MailPicture, { line }: MailColours) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${SPACED}"><tr>` +
  `<td class="line" bgcolor="#ffffff" style="padding:12px;background:#ffffff;border:1px solid ${line};border-radius:10px;">` +
  `<img src="${escapeHtml(resolveSource(source))}" alt="${toHtmlLine(alt)}" width="${Math.round(width)}" height="${Math.round(height)}" ` +
  `style="display:block;border:0;max-width:100%;height:auto;font:500 14px/20px ${TEXT_FONT};color:#14211b;"></td></tr></table>`

const divider = ({ line }: MailColours) =>
  `<div class="line" role="separator" style="margin:4px 0 24px;border-top:1px solid ${line};font-size:0;line-height:0;">&nbsp;</div>`

export function renderHtmlBlock(block: MailBlock, colours: MailColours): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text, colours)
    case 'facts':
      return subtitle(block.title, colours) + facts(block.rows, colours)
    case 'amounts':
      return subtitle(block.title, colours) + amounts(block.rows, colours)
    case 'steps':
      return subtitle(block.title, colours) + steps(block.steps, colours)
    case 'button':
      return button(block.label, block.url, colours)
    case 'choices':
      return subtitle(block.title, colours) + choiceTable(block.choices, colours)
    case 'note':
      return note(block.text, colours)
    case 'heading':
      return subtitle(block.text, colours)
    case 'devices':
      return subtitle(block.title, colours) + deviceTable(block.devices, colours)
    case 'links':
      return linkLines(block.links, colours)
    case 'picture':
      return picture(block, colours)
    case 'divider':
      return divider(colours)
  }
}
