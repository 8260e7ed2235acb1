/** A mail is neuter in Austria, so the word before it changes: "die E-Mail" is "das E-Mail". */
const BEFORE_MAIL: Readonly<Record<string, string>> = {
  'in der': 'im',
  zur: 'zum',
  die: 'das',
  der: 'dem',
  diese: 'dieses',
  dieser: 'diesem',
  jede: 'jedes',
  jeder: 'jedem',
  eine: 'ein',
  einer: 'einem',
  keine: 'kein',
  keiner: 'keinem',
  deine: 'dein',
  deiner: 'deinem',
  unsere: 'unser',
  unserer: 'unserem',
  ihre: 'ihr',
  ihrer: 'ihrem',
}

// An address or a second word behind it ("die E-Mail-Adresse") keeps its own gender, and so do several mails.
const MAIL =
  /\b(in der|zur|die|der|diese|dieser|jede|jeder|eine|einer|keine|keiner|deine|deiner|unsere|unserer|ihre|ihrer) (neueste |neuesten |letzte |letzten )?(Bestätigungs-E-Mail|Bestätigungsmail|E-Mail)(?![\w-])/gi

/** Words for the same thing that fit into the same place, so that nothing else in a sentence changes. */
const WORDS = [
  ['Kostenlos zurückschicken', 'Gratis retour schicken'],
  ['Gerät kostenlos zurück', 'Gerät gratis retour'],
  ['danach kostenlos zurück', 'danach gratis retour'],
  ['dir kostenlos zurück', 'dir gratis retour'],
  ['es kostenlos zurück', 'es gratis retour'],
  ['Ihnen kostenlos zurück', 'Ihnen gratis retour'],
  ['Ausweis', 'Lichtbildausweis'],
  ['zu einer Sammelstelle für Altgeräte', 'zum Altstoffsammelzentrum'],
  ['zu einer Sammelstelle', 'zum Altstoffsammelzentrum'],
  ['Auf dem Rückweg', 'Kommt retour'],
  ['am Zug', 'dran'],
  ['Jemand anderes', 'Jemand anderer'],
  ['jemand anderes', 'jemand anderer'],
  ['in einem {carrier}-Paketshop', 'bei einer Annahmestelle von {carrier}'],
  ['Im Paketshop scannen', 'Bei der Annahme scannen'],
  ['für den Paketshop', 'für die Annahmestelle'],
  ['Einlieferungsbeleg', 'Aufgabebeleg'],
  ['Kassenbon', 'Kassazettel'],
  ['Bankkarte', 'Bankomatkarte'],
  ['Paketband', 'Paketklebeband'],
  ['einem Briefumschlag', 'einem Kuvert'],
  ['Komma oder Semikolon', 'Beistrich oder Strichpunkt'],
  ['volle Euro', 'ganze Euro'],
  ['Januar', 'Jänner'],
] as const

const matchCase = (text: string, model: string): string =>
  model.charAt(0) === model.charAt(0).toUpperCase() ? text.charAt(0).toUpperCase() + text.slice(1) : text

/** A German text in the words that Austria uses. */
export function toAustrian(text: string): string {
  const neuter = text.replace(
    MAIL,
    (_, before: string, adjective: string | undefined, mail: string) =>
      `${matchCase(BEFORE_MAIL[before.toLowerCase()] ?? before, before)} ${adjective ?? ''}${mail}`,
  )
  return WORDS.reduce((result, [german, austrian]) => result.replaceAll(german, austrian), neuter)
}

/** All texts of a set in the words that Austria uses. */
export const mapToAustrian = <Key extends string>(
  texts: Readonly<Record<Key, string>>,
): Readonly<Record<Key, string>> =>
  // The keys are those of the given texts.
  Object.fromEntries(Object.entries<string>(texts).map(([key, text]) => [key, toAustrian(text)])) as Readonly<
    Record<Key, string>
  >
