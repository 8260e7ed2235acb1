import type { MailColours, MailScheme } from './mail-colours.ts'
import type { MailContent } from './mail-content.ts'
import {
  layoutTable,
  renderHtmlBlock,
  TEXT_FONT,
  TITLE_FONT,
  toHtmlLine,
  toHtmlText,
} from './render-html-block.ts'

export interface MailHtmlFrame {
  readonly language: string
  readonly brandName: string
  readonly colours: Readonly<Record<MailScheme, MailColours>>
  readonly footer: readonly string[]
  readonly company: readonly string[]
}

const MAX_WIDTH = 600

// Colours are inline for programs that ignore style sheets; the dark ones apply only where a style sheet is read.
const darkRules = ({ paper, card, tint, line, ink, soft, accent, accentTint, onAccent }: MailColours) => `
.paper { background: ${paper} !important }
.card { background: ${card} !important }
.tint { background: ${tint} !important }
.line, .card { border-color: ${line} !important }
.rule { border-color: ${ink} !important }
.ink { color: ${ink} !important }
.soft { color: ${soft} !important }
.accent { color: ${accent} !important }
.step { background: ${accentTint} !important; color: ${accent} !important }
.note { border-color: ${accent} !important }
.button { background: ${accent} !important; color: ${onAccent} !important }`

const styleSheet = (dark: MailColours) => `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) {
.around { padding: 20px 12px 28px !important }
.card-inner { padding: 26px 20px 8px !important }
.slip { padding: 8px 16px !important }
.title { font-size: 25px !important; line-height: 31px !important }
}
@media (prefers-color-scheme: dark) {${darkRules(dark)}
}`

// Without this padding, mail programs append the first words of the mail to the preview line.
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60)

const hiddenLine = (preheader: string, { paper }: MailColours) =>
  `<div class="paper" style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:${paper};mso-hide:all;">${toHtmlLine(preheader)}${FILLER}</div>`

const head = (subject: string, dark: MailColours) => `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${toHtmlLine(subject)}</title>
<style>${styleSheet(dark)}
</style>
</head>`

const brandRow = (brandName: string, { accent, line }: MailColours) =>
  `<tr><td style="padding:0 0 18px;">${layoutTable(
    '',
    `<tr><td class="accent" style="font:700 22px/28px ${TITLE_FONT};letter-spacing:-0.01em;color:${accent};white-space:nowrap;">${toHtmlLine(brandName)}</td>` +
      `<td width="100%" style="width:100%;padding-left:16px;"><div class="line" style="border-top:1px solid ${line};font-size:0;line-height:0;">&nbsp;</div></td></tr>`,
  )}</td></tr>`

const cardRow = ({ title, blocks }: MailContent, colours: MailColours) =>
  `<tr><td class="card" bgcolor="${colours.card}" style="background:${colours.card};border:1px solid ${colours.line};border-radius:14px;">` +
  `${layoutTable(
    '',
    `<tr><td class="card-inner" style="padding:36px 40px 16px;word-break:break-word;overflow-wrap:anywhere;">` +
      `<h1 class="ink title" style="margin:0 0 18px;font:700 29px/35px ${TITLE_FONT};letter-spacing:-0.015em;text-wrap:balance;color:${colours.ink};">${toHtmlLine(title)}</h1>\n` +
      `${blocks.map((block) => renderHtmlBlock(block, colours)).join('\n')}</td></tr>`,
  )}</td></tr>`

const footerRow = (footer: readonly string[], { soft }: MailColours) =>
  footer.length === 0
    ? ''
    : `<tr><td class="soft" style="padding:22px 0 0;font:400 13px/20px ${TEXT_FONT};color:${soft};">${footer.map(toHtmlText).join('<br>')}</td></tr>`

// Outlook does not support max-width, so it gets a table of that width around the rest.
const column = (rows: string) =>
  `<!--[if mso]><table role="presentation" align="center" width="${MAX_WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->\n` +
  `${layoutTable(`max-width:${MAX_WIDTH}px;margin:0 auto;text-align:left;`, rows, ' align="center"')}\n` +
  `<!--[if mso]></td></tr></table><![endif]-->`

/** The mail in the subset of HTML that mail programs of the last twenty years agree on. */
export function renderMailHtml(content: MailContent, frame: MailHtmlFrame): string {
  const { light, dark } = frame.colours
  const rows = [
    brandRow(frame.brandName, light),
    cardRow(content, light),
    footerRow(frame.footer, light),
    footerRow(frame.company, light),
  ]
  return `<!doctype html>
<html lang="${toHtmlLine(frame.language)}" dir="ltr">
${head(content.subject, dark)}
<body class="paper" bgcolor="${light.paper}" style="margin:0;padding:0;background:${light.paper};-webkit-text-size-adjust:100%;">
${hiddenLine(content.preheader, light)}
${layoutTable(
  `background:${light.paper};`,
  `<tr><td class="around" align="center" style="padding:32px 16px 40px;">\n${column(rows.join('\n'))}\n</td></tr>`,
  ` class="paper" bgcolor="${light.paper}"`,
)}
</body>
</html>
`
}
