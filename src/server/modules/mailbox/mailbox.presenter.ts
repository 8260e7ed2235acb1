import { buildPictureSource, isShownInside } from '#server/ports/mail/is-shown-inside.ts'
import type { LocalMail, LocalMailSummary } from '#server/ports/mail/local-mailbox.ts'
import type { MailAttachment } from '#server/ports/mail/mail.ts'
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

const renderPage = (title: string, body: string) => `<!doctype html>
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

const buildPath = (...parts: readonly (string | number)[]) =>
  escapeHtml(['/mailbox', ...parts.map(encodeURIComponent)].join('/'))

const renderTime = (date: Date) =>
  `<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`

const formatCount = (files: number) => (files === 1 ? '1 attachment' : `${files} attachments`)

const renderEntry = ({ id, to, subject, attachmentCount, createdAt }: LocalMailSummary) =>
  `<li><a href="${buildPath(id)}"><strong>${escapeHtml(subject) || '(no subject)'}</strong>` +
  `<span>${escapeHtml(to)} · ${renderTime(createdAt)}${attachmentCount ? ` · ${formatCount(attachmentCount)}` : ''}</span></a></li>`

const EMPTY =
  '<p>No mail yet. Everything the shop sends ends up here, because no mail server is set (SMTP_URL).</p>'

export const renderMailbox = (mails: readonly LocalMailSummary[]): string =>
  renderPage(
    'Mailbox',
    `<main><h1>Mailbox</h1>${mails.length === 0 ? EMPTY : `<ol>${mails.map(renderEntry).join('\n')}</ol>`}</main>`,
  )

function openLinksOutside(html: string): string {
  const head = html.indexOf('<head')
  const end = head === -1 ? -1 : html.indexOf('>', head)
  return end === -1 ? html : `${html.slice(0, end + 1)}<base target="_blank">${html.slice(end + 1)}`
}

/** Inlines attached pictures, because the frame may load nothing, and lets links open outside the frame. */
function embedPictures({ html, attachments }: LocalMail): string {
  const withPictures = attachments
    .filter((attachment) => isShownInside(attachment, html))
    .reduce((shown, { filename, contentType, content }) => {
      const data = `data:${contentType};base64,${Buffer.from(content).toString('base64')}`
      return shown.replaceAll(`src="${buildPictureSource(filename)}"`, () => `src="${escapeHtml(data)}"`)
    }, html)
  return openLinksOutside(withPictures)
}

const renderFact = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`

const renderFileLink = (id: string, { filename, contentType, content }: MailAttachment, index: number) =>
  `<li><a href="${buildPath(id, index)}">${escapeHtml(filename)}</a> ` +
  `(${escapeHtml(contentType)}, ${content.byteLength} bytes)</li>`

export function renderMailView(mail: LocalMail): string {
  const { id, from, to, replyTo, subject, text, attachments, createdAt } = mail
  const files = attachments.map((attachment, index) => renderFileLink(id, attachment, index)).join('')
  return renderPage(
    subject || '(no subject)',
    `<nav><a href="/mailbox">Mailbox</a></nav>
<main>
<h1>${escapeHtml(subject) || '(no subject)'}</h1>
<dl>${renderFact('From', escapeHtml(from))}${renderFact('To', escapeHtml(to))}${
      replyTo === undefined ? '' : renderFact('Reply to', escapeHtml(replyTo))
    }${renderFact('Sent', renderTime(createdAt))}${renderFact('Id', escapeHtml(id))}</dl>
${files ? `<h2>Attachments</h2><ul>${files}</ul>` : ''}
<h2>HTML</h2>
<iframe title="HTML of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(embedPictures(mail))}"></iframe>
<h2>Plain text</h2>
<pre>${escapeHtml(text)}</pre>
</main>`,
  )
}
