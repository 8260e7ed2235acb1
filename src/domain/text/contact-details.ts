/**
 * Whether a name is used to carry a message: a link, a mail address or a phone number. Names reach mailboxes whose owners
 * never asked for them, so they must not lead anywhere. Real names come first: where a short abbreviation could also be a
 * host (`Dr.Li`), it passes, and mails keep readers' programs from making a link of it.
 */

const SCHEME = /:\/\/|^(?:https?|ftp|mailto|tel|sms|data|javascript):/iu

/** Everything that ends a word which could be a host name. */
const WORD_ENDS = /[^\p{L}\p{M}\p{N}.\-_'’ª]+/u

/** Dots that browsers take for the one in a host name. */
const OTHER_DOTS = /[。｡．․]/gu

/** What people write before a dot without a blank: titles, streets, saints. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  [
    'dr dra dott prof mag ing dipl med dent rer nat phil jur pol theol habil univ hon hc sc mgr inż hab lic arch avv geom',
    'rag sig sra srta mr mrs ms mme mlle me jr sr fam gebr geb fr hr frl sen jun',
    'st ste sta sto san ss św hl ma mª fco fdo jo gral gen ks kard płk mjr',
    'str pl av avda bd bld blvd ul al os via vle pza pzza ctra urb rte imp chem res fraz loc lok im nr bat esc apt lot',
    'gr kl ob unt hint vord whg tür top stg stiege eg og ug dg co cie sp soc',
  ]
    .join(' ')
    .split(' '),
)

/** Endings that are hosts' and no name's, whatever precedes them. */
const HOST_ENDINGS: ReadonlySet<string> = new Set(
  [
    'com net org info biz edu gov mobi name pro xyz top icu vip app dev shop store online site website web link click',
    'live club work world today email mail cloud tech space win bet loan money cash finance bank blog news',
  ]
    .join(' ')
    .split(' '),
)

const isAbbreviation = (label: string): boolean => {
  const lower = label.toLowerCase()
  const isInitial = [...label].length === 1
  return isInitial || /^\d+$/.test(label) || ABBREVIATIONS.has(lower) || lower.endsWith('str')
}

const isIpAddress = (labels: readonly string[]): boolean =>
  labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label))

const SIGNS = ".-'’"

function trimSigns(word: string): string {
  let start = 0
  let end = word.length
  while (start < end && SIGNS.includes(word.charAt(start))) start += 1
  while (end > start && SIGNS.includes(word.charAt(end - 1))) end -= 1
  return word.slice(start, end)
}

/** Whether mail programs may take a word for the name of a host. */
function isHostLike(word: string): boolean {
  const labels = trimSigns(word).split('.')
  const ending = labels.at(-1) ?? ''
  const before = labels.slice(0, -1)
  if (isIpAddress(labels)) return true
  if (before.length === 0 || before.includes('') || !/^(?:\p{L}{2,}|xn--[\w-]+)$/iu.test(ending)) return false
  if (!before.every(isAbbreviation)) return true
  // `t.me`, but not `M.Sc` or `A.Li`.
  const isShortLink = before.every((label) => /^\p{L}$/u.test(label)) && /^\p{Ll}{2}$/u.test(ending)
  return isShortLink || HOST_ENDINGS.has(ending.toLowerCase())
}

const splitWords = (text: string): string[] =>
  text.normalize('NFKC').replace(OTHER_DOTS, '.').split(WORD_ENDS)

const countDigits = (text: string): number => text.replace(/\D/g, '').length

/** No house, flat or postcode has as many digits in a row. */
const PHONE_DIGITS = 7

const hasPhoneNumber = (text: string): boolean =>
  text.split(/[^\d\s./()+-]+/u).some((run) => countDigits(run) >= PHONE_DIGITS)

const hasScheme = (text: string): boolean => text.split(/\s+/u).some((word) => SCHEME.test(word))

const hasWww = (words: readonly string[]): boolean => words.some((word) => /^www\./iu.test(word))

/** Whether a text holds a link or a mail address. */
export function hasLink(text: string): boolean {
  const words = splitWords(text)
  return /[@＠]/u.test(text) || hasScheme(text) || hasWww(words) || words.some(isHostLike)
}

/** Whether the name of a person, a street or a town holds a link, a mail address or a phone number. */
export const hasContactDetails = (text: string): boolean => hasLink(text) || hasPhoneNumber(text)

/** A host with a path behind it. */
const hasPath = (text: string): boolean =>
  text.split(/\s+/u).some((part) => {
    const [host = '', ...path] = part.split('/')
    return path.length > 0 && splitWords(host).some(isHostLike)
  })

const LEGAL_FORMS: ReadonlySet<string> = new Set(
  (
    'gmbh mbh ag se kg kgaa ug ohg ek eg ev gbr co ltd limited plc llp inc llc bv nv sl slu sa sau sarl sas sasu eurl sci ' +
    'srl srls spa snc zoo spzoo sj sk'
  ).split(' '),
)

const isLegalForm = (word: string): boolean => LEGAL_FORMS.has(word.toLowerCase().replaceAll('.', ''))

/** `Müller.GmbH` is a company, not a host. */
const endsWithLegalForm = (word: string): boolean => isLegalForm(word.split('.').at(-1) ?? '')

/**
 * The same for the name of a company. Some are named after their site (`booking.com GmbH`): one host is fine where the name
 * ends with its legal form, as a register writes it. Addresses with a scheme, a path or a mailbox are never a name.
 */
export function hasContactDetailsInCompany(text: string): boolean {
  const words = splitWords(text).filter((word) => word !== '')
  const hosts = words.filter((word) => isHostLike(word) && !endsWithLegalForm(word))
  const isRegistered = hosts.length === 1 && words.length > 1 && isLegalForm(words.at(-1) ?? '')
  return (
    /[^\s]@[^\s]/u.test(text) ||
    hasScheme(text) ||
    hasWww(words) ||
    hasPath(text) ||
    (hosts.length > 0 && !isRegistered) ||
    hasPhoneNumber(text)
  )
}
