import type { LocalMail, LocalMailSummary } from '#server/ports/mail/local-mailbox.ts'
import type { MailAttachment } from '#server/ports/mail/mail.ts'
import { isShownInside, pictureSource } from '#server/ports/mail/shown-inside.ts'
import { escapeHtml } from '#server/render/html-text.ts'

const STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf6; --ink: #14211b; --soft: #4a5850; --line: #dcd9cb; --accent: #0a6b43 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #101a15; --ink: #eef3ee; --soft: #aebcb3; --line: #33453b; --accent: #63cb99 }
}
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.2 } h2 { font-size: 1.125rem; margin-top: 2rem }
a { color: var(--accent) } p, dt, time { color: var(--soft) }
ol, ul { list-style: none; padding: 0; margin: 0 } ol li { border-top: 1px solid var(--line) }
ol a { display: grid; gap: 0 1rem; padding: .75rem 0; color: inherit; text-decoration: none }
ol a:hover strong, ol a:focus-visible strong { text-decoration: underline } ol span { color: var(--soft) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem } dd { margin: 0 }
iframe { width: 100%; height: 60rem; max-height: 90vh; border: 1px solid var(--line); background: #fff }
pre { white-space: pre-wrap; border: 1px solid var(--line); padding: 1rem }
`

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`

const pathOf = (...parts: readonly (string | number)[]) =>
  escapeHtml(['/mailbox', ...parts.map(encodeURIComponent)].join('/'))

const timeOf = (date: Date) =>
  `<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`

const countOf = (files: number) => (files === 1 ? '1 attachment' : `${files} attachments`)

const entry = ({ id, to, subject, attachmentCount, createdAt }: LocalMailSummary) =>
  `<li><a href="${pathOf(id)}"><strong>${escapeHtml(subject) || '(no subject)'}</strong>` +
  `<span>${escapeHtml(to)} · ${timeOf(createdAt)}${attachmentCount ? ` · ${countOf(attachmentCount)}` : ''}</span></a></li>`

const EMPTY =
  '<p>No mail yet. What the shop sends appears here, because no mail server is set (SMTP_URL).</p>'

export const presentMailbox = (mails: readonly LocalMailSummary[]): string =>
  page(
    'Mailbox',
    `<main><h1>Mailbox</h1>${mails.length === 0 ? EMPTY : `<ol>${mails.map(entry).join('\n')}</ol>`}</main>`,
  )

/** Pictures that travel with a mail, put into its HTML: the frame may load nothing. Links leave the frame. */
function frameContent({ html, attachments }: LocalMail): string {
  const withPictures = attachments
    .filter((attachment) => isShownInside(attachment, html))
    .reduce((shown, { filename, contentType, content }) => {
      const data = `data:${contentType};base64,${Buffer.from(content).toString('base64')}`
      return shown.replaceAll(`src="${pictureSource(filename)}"`, () => `src="${escapeHtml(data)}"`)
    }, html)
  return withPictures.replace(/<head[^>]*>/i, (head) => `${head}<base target="_blank">`)
}

const fact = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`

const fileLink = (id: string, { filename, contentType, content }: MailAttachment, index: number) =>
  `<li><a href="${pathOf(id, index)}">${escapeHtml(filename)}</a> ` +
  `(${escapeHtml(contentType)}, ${content.byteLength} bytes)</li>`

export function presentMail(mail: LocalMail): string {
  const { id, from, to, replyTo, subject, text, attachments, createdAt } = mail
  const files = attachments.map((attachment, index) => fileLink(id, attachment, index)).join('')
  return page(
    subject || '(no subject)',
    `<nav><a href="/mailbox">Mailbox</a></nav>
<main>
<h1>${escapeHtml(subject) || '(no subject)'}</h1>
<dl>${fact('From', escapeHtml(from))}${fact('To', escapeHtml(to))}${
      replyTo === undefined ? '' : fact('Reply to', escapeHtml(replyTo))
    }${fact('Sent', timeOf(createdAt))}${fact('Id', escapeHtml(id))}</dl>
${files ? `<h2>Attachments</h2><ul>${files}</ul>` : ''}
<h2>HTML</h2>
<iframe title="HTML of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(frameContent(mail))}"></iframe>
<h2>Plain text</h2>
<pre>${escapeHtml(text)}</pre>
</main>`,
  )
}
