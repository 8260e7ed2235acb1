/**
 * The desk's only script: it asks the browser for a passkey and submits the answer with the page's form. Only pages with
 * such a form contain it. The content security policy names its hash, so it must be sent unchanged.
 */
export const PASSKEY_SCRIPT = `
const toBytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
const toText = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
  .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const withBytes = (list) => (list ?? []).map((one) => ({ ...one, id: toBytes(one.id) }))
const PROBLEMS = {
  InvalidStateError: 'This device already has a passkey for you.',
  SecurityError: 'Passkeys only work at the desk’s own address.',
  NotAllowedError: 'The passkey wasn’t confirmed. Try again.',
}

async function create(options) {
  const user = { ...options.user, id: toBytes(options.user.id) }
  const publicKey = { ...options, user, challenge: toBytes(options.challenge),
    excludeCredentials: withBytes(options.excludeCredentials) }
  const credential = await navigator.credentials.create({ publicKey })
  const { clientDataJSON, attestationObject } = credential.response
  return [credential, { clientDataJSON: toText(clientDataJSON), attestationObject: toText(attestationObject),
    transports: credential.response.getTransports?.() ?? [] }]
}

async function get(options) {
  const publicKey = { ...options, challenge: toBytes(options.challenge),
    allowCredentials: withBytes(options.allowCredentials) }
  const credential = await navigator.credentials.get({ publicKey })
  const { clientDataJSON, authenticatorData, signature, userHandle } = credential.response
  return [credential, { clientDataJSON: toText(clientDataJSON), authenticatorData: toText(authenticatorData),
    signature: toText(signature), ...(userHandle && { userHandle: toText(userHandle) }) }]
}

for (const form of document.querySelectorAll('form[data-passkey]')) {
  const notice = form.querySelector('[role=alert]')
  const button = form.querySelector('button')
  const say = (text) => { notice.textContent = text; notice.hidden = text === '' }
  form.hidden = false
  if (!navigator.credentials || !window.PublicKeyCredential) {
    button.disabled = true
    say('Passkeys need an HTTPS connection and an up-to-date browser.')
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    button.disabled = true
    say('')
    try {
      const ask = form.dataset.passkey === 'create' ? create : get
      const [{ id, type }, response] = await ask(JSON.parse(form.dataset.options))
      form.elements.answer.value = JSON.stringify({ id, rawId: id, type, response, clientExtensionResults: {} })
      form.submit()
    } catch (error) {
      button.disabled = false
      say(PROBLEMS[error.name] ?? 'That didn’t work. Try again.')
    }
  })
}
`
