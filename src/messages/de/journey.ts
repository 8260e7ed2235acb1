import type { journey as source } from '../en/journey.ts'

/** The live journey of a sale: what has happened, our clock, and the moment of payment. */
export const journey = {
  JOURNEY_TITLE: 'Dein Verkauf bis jetzt',
  JOURNEY_CREATED: 'Verkauf bestätigt',
  JOURNEY_LABELLED: 'Versandetikett erstellt',
  JOURNEY_SCANNED: 'Von {carrier} angenommen',
  JOURNEY_RESCANNED: 'Zuletzt von {carrier} gescannt',
  JOURNEY_ARRIVED: 'Angekommen und ausgepackt',
  JOURNEY_DEVICES: '{count, plural, one {# Gerät} other {# Geräte}}',
  JOURNEY_INSPECTED: '{name}: geprüft',
  JOURNEY_PAID: '{name}: ausgezahlt',
  JOURNEY_RETURNING: '{name}: auf dem Rückweg',
  JOURNEY_RETURNED: '{name}: wieder bei dir',
  JOURNEY_PHOTO: '{text}, Foto {number} von {total}',
  JOURNEY_PHOTOS_ALL: 'Alle {count} Fotos zeigen',
  JOURNEY_NEWS: 'Neu: {text}',
  TURN_SELLER: 'Du bist am Zug',
  TURN_SHOP: 'Wir sind am Zug',
  TURN_CARRIER: 'Der Paketdienst ist am Zug',
  CLOCK_TITLE: 'Unsere Uhr läuft',
  CLOCK_UNTIL: 'Wir prüfen bis zum {date}.',
  CLOCK_BONUS: 'Falls es länger dauert, bekommst du {bonus} extra für jedes Gerät, das wir kaufen.',
  CLOCK_LATE: 'Wir sind zu spät',
  CLOCK_LATE_TEXT:
    'Versprochen war die Prüfung bis zum {date}. Du bekommst {bonus} extra für jedes Gerät, das wir kaufen.',
  PAID_DAYS: '{count, plural, one {In # Tag vom Verkauf zum Geld} other {In # Tagen vom Verkauf zum Geld}}',
  PROOF_SECTION: 'Deine Nachweise',
} satisfies Record<keyof typeof source, string>
