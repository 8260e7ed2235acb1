import { type AnswerHeaders, type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { shortcut } from '#server/desk/pages/desk-frame.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import { passkeyForm } from '#server/desk/pages/passkey-form.ts'
import { refusalNotice } from '#server/desk/pages/refusal-notice.ts'
import { buildQrPath, QR_BORDER } from '#server/documents/barcodes.ts'
import type { HttpError } from '#server/http/error-handler.ts'

/** Black on white in every colour scheme, because that is what cameras read. */
function qrCode(text: string): Html {
  const { path, width, height } = buildQrPath(text)
  const size = [-QR_BORDER, -QR_BORDER, width + 2 * QR_BORDER, height + 2 * QR_BORDER].join(' ')
  return html`<svg class="code" viewBox="${size}" role="img" aria-label="QR code for your authenticator app" shape-rendering="crispEdges"><path d="${path}"/></svg>`
}

const groupByFour = (key: string): string => (key.match(/.{1,4}/g) ?? []).join(' ')

export interface AppSetup {
  readonly uri: string
  /** For typing, where no camera is at hand. */
  readonly key: string
  readonly refusal: HttpError | null
}

/** Shows the key of an app that is being set up, and asks for its first code. */
export const presentAppSetup = ({ uri, key, refusal }: AppSetup): DeskPage =>
  page({
    title: 'Add an authenticator app',
    body: html`${refusalNotice(refusal)}
<ol class="steps">
<li><p>Scan the code with your app, or <a href="${uri}">open it in the app</a> on this device.</p>
${qrCode(uri)}
<p>No camera? Type this key: <code>${groupByFour(key)}</code></p></li>
<li><form class="fields" method="post" action="/desk/security/app/code">
<label>Code from the app <input name="code" autocomplete="one-time-code" inputmode="numeric" required maxlength="20" autofocus></label>
<button accesskey="s">Add app ${shortcut('s')}</button>
</form></li>
</ol>
<p><a href="/desk/security">Cancel</a></p>`,
  })

export interface PasskeySetup {
  readonly options: object
  readonly label: string
  readonly refusal: HttpError | null
}

export const presentPasskeySetup = ({ options, label, refusal }: PasskeySetup): DeskPage =>
  page({
    title: 'Add a passkey',
    hasPasskeys: true,
    body: html`${refusalNotice(refusal)}
<p>Your browser will ask for your fingerprint, face, PIN or security key.</p>
${passkeyForm({
  kind: 'create',
  action: '/desk/security/passkey',
  options,
  button: 'Create passkey',
  fields: html`<label>A name you’ll recognise <input name="label" value="${label}" required maxlength="60"></label>
`,
})}
<p><a href="/desk/security">Cancel</a></p>`,
  })

export interface NewCodes {
  readonly codes: readonly string[]
  readonly headers?: AnswerHeaders
}

/** Shows new recovery codes. They can't be shown again. */
export const presentRecoveryCodes = ({ codes, headers = {} }: NewCodes): DeskPage =>
  page({
    title: 'Your recovery codes',
    headers,
    body: html`<p role="status">Print these codes or write them down now. You won’t see them again, and your old codes no longer work.</p>
<ol class="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ol>
<p>Each code works once in place of your phone or key. Keep them away from your computer.</p>
<p><a class="main" href="/desk">I’ve saved them. Go to the desk</a></p>`,
  })
