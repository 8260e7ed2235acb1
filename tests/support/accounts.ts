import type { RegistrationRequest, Tokens } from '#contracts/account.ts'
import { CUSTOMERS_PATH } from '#contracts/paths/customers.ts'
import { STEP_UP_HEADER } from '#contracts/paths/trades.ts'
import { createStepUpProofs } from '#server/modules/step-up/step-up-proofs.ts'
import type { LocalMail } from '#server/ports/mail/local-mailbox.ts'
import { createSignedTokens } from '#server/secrets/signed-tokens.ts'
import type { SaleShop } from './sale-shop.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'
import type { Answer } from './test-shop.ts'

export const PASSWORD = 'kaputte Gabel im Regen'
export const OTHER_PASSWORD = 'ein Fuchs tanzt allein'

type MailKind =
  | 'ACTIVATE'
  | 'ACCOUNT_EXISTS'
  | 'NEW_DEVICE'
  | 'PASSWORD_CHANGED'
  | 'RESET'
  | 'SALE_ACCOUNT'
  | 'SAVED_PAYOUT_CHANGED'

/** What a browser sends to open an account. */
export const buildRegistration = (
  email: string,
  overrides: Partial<RegistrationRequest> = {},
): RegistrationRequest => ({
  enabled: true,
  firstName: 'Zofia',
  lastName: 'Müller-Łuczak',
  username: email,
  email,
  credentials: [{ type: 'password', value: PASSWORD, temporary: false }],
  requiredActions: [],
  groups: [],
  attributes: { locale: ['de'] },
  Address: null,
  Payment: null,
  ...overrides,
})

interface Call {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

const buildAuthorization = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` }

/** The token after the `#` of the link in a mail. */
export function readLinkToken({ text }: Pick<LocalMail, 'text'>): string {
  const [, token] = /#(?:activate|token|not-me)=([\w-]+)/.exec(text) ?? []
  if (!token) throw new Error('The mail has no link')
  return token
}

/** The claims of a signed token, as a browser decodes them. */
export const decodeClaims = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** The proof that the customer of a token has just repeated the password. */
async function proveStepUp({ secret, clock }: SaleShop, access: string | null): Promise<string> {
  const { sub, sid } = access?.includes('.') ? decodeClaims(access) : {}
  const proofs = createStepUpProofs(createSignedTokens(secret, () => clock.nowMs))
  return proofs.issue({ kind: 'account', customerId: String(sub), familyId: String(sid) })
}

/** The name and value of the cookie that an answer sets. */
export const readCookie = ({ headers }: Answer): string =>
  String(headers['set-cookie'] ?? '').split(';', 1)[0] ?? ''

/** What a customer does with an account, through the API. */
export function createAccounts(store: SaleShop, host: string = MARKET_HOSTS.de) {
  const call = (path: string, { method = 'POST', body, headers = {} }: Call = {}): Promise<Answer> => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    // Node sends no Content-Length with a DELETE unless told to.
    const length = text && {
      'content-type': 'application/json',
      'content-length': `${Buffer.byteLength(text)}`,
    }
    return store.shop.send(host, path, {
      method,
      headers: { ...length, ...headers },
      ...(text && { body: text }),
    })
  }
  const steps = {
    call,
    register: (email: string, overrides: Partial<RegistrationRequest> = {}) =>
      call('/api/account/register', { body: buildRegistration(email, overrides) }),
    login: (username: string, password = PASSWORD, headers: Record<string, string> = {}) =>
      call('/api/account/login', { body: { username, password }, headers }),
    async signIn(username: string, password = PASSWORD): Promise<Tokens> {
      const { status, text } = await steps.login(username, password)
      if (status !== 200) throw new Error(`Not signed in: ${status} ${text}`)
      return JSON.parse(text)
    },
    refresh: (token: string) => call('/api/account/loginRefresh', { headers: { 'x-refresh-token': token } }),
    logout: (access: string | null, refresh: string) =>
      call('/api/account/logout', { headers: { ...buildAuthorization(access), 'x-refresh-token': refresh } }),
    changePassword: (access: string | null, body: unknown) =>
      call('/api/account/changePassword', { body, headers: buildAuthorization(access) }),
    forgot: (email: string, lang = 'de') =>
      call('/api/account/forgotPasswordMail', { body: { email, lang } }),
    reset: (token: string, password: string) =>
      call('/api/account/resetPassword', { body: { password }, headers: { 'x-token': token } }),
    activateRegistration: (token: string, password?: string) =>
      call('/api/account/activateRegistration', {
        headers: { 'x-token': token },
        ...(password !== undefined && { body: { password } }),
      }),
    activateByIdentifier: (identifier: string) =>
      call('/api/activateCustomerByIdentifier', { method: 'GET', headers: { 'x-identifier': identifier } }),
    stepUp: (access: string | null, password = PASSWORD) =>
      call('/api/account/stepUp', { body: { password }, headers: buildAuthorization(access) }),
    /** Deletes the account with the password just repeated. */
    async deleteUser(access: string | null, body: unknown): Promise<Answer> {
      const headers = { ...buildAuthorization(access), [STEP_UP_HEADER]: await proveStepUp(store, access) }
      return call('/api/account/deleteUser', { method: 'DELETE', body, headers })
    },
    listSignIns: (access: string | null) =>
      call('/api/account/signIns', { method: 'GET', headers: buildAuthorization(access) }),
    endSignIn: (access: string | null, id: string) =>
      call('/api/account/endSignIn', { body: { id }, headers: buildAuthorization(access) }),
    signOutEverywhere: (access: string | null) =>
      call('/api/account/signOutEverywhere', { headers: buildAuthorization(access) }),
    notMe: (token: string) => call('/api/account/notMe', { headers: { 'x-token': token } }),
    /** Whether an access token still opens the account. */
    isOpenTo: async (access: string): Promise<boolean> =>
      (await call(CUSTOMERS_PATH, { method: 'GET', headers: buildAuthorization(access) })).status === 200,
    /** The mails of a kind to an address, newest first. */
    async mails(kind: MailKind, email: string): Promise<LocalMail[]> {
      await store.drain()
      const listed = (await store.mailbox.list()).filter(
        ({ id, to }) => id.startsWith(`${kind}:`) && to === email,
      )
      const mails = await Promise.all(listed.map(({ id }) => store.mailbox.find(id)))
      return mails.filter((mail) => mail !== null)
    },
    async mailToken(kind: MailKind, email: string): Promise<string> {
      const [mail] = await steps.mails(kind, email)
      if (!mail) throw new Error(`There is no ${kind} mail`)
      return readLinkToken(mail)
    },
    /** What a client does with the link in the first mail; the shop's page sends the password. */
    async activate(token: string, password?: string): Promise<boolean> {
      const { token: signed } = JSON.parse((await steps.activateRegistration(token, password)).text)
      if (signed === '') return false
      const { identifier } = decodeClaims(signed)
      return JSON.parse((await steps.activateByIdentifier(String(identifier))).text).activated
    },
    /** Opens and activates an account. */
    async open(email: string, overrides: Partial<RegistrationRequest> = {}): Promise<void> {
      await steps.register(email, overrides)
      // Hashing is slow on purpose, and only a registration with a payout account needs the password.
      const password = overrides.Payment ? PASSWORD : undefined
      const isActivated = await steps.activate(await steps.mailToken('ACTIVATE', email), password)
      if (!isActivated) throw new Error('Not activated')
    },
    /** The id and number of an account, as in its tokens. */
    async identify(email: string): Promise<{ customerId: string; customerNumber: number }> {
      const { rows } = await store.db.$client.query<{ customer_id: string; customer_number: string }>(
        'select customer_id, customer_number from customer_account where email = $1',
        [email],
      )
      if (!rows[0]) throw new Error('There is no such account')
      return { customerId: rows[0].customer_id, customerNumber: Number(rows[0].customer_number) }
    },
  }
  return steps
}

export type Accounts = ReturnType<typeof createAccounts>

/** Status and errors of a refusal. */
export function readRefusal({ status, text }: Answer): unknown[] {
  const { id, errors } = JSON.parse(text)
  return [status, id, ...(errors ?? [])]
}
