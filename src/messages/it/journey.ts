import type { journey as source } from '../en/journey.ts'

/** The live journey of a sale: what has happened, our clock, and the moment of payment. */
export const journey = {
  JOURNEY_TITLE: 'La tua vendita finora',
  JOURNEY_CREATED: 'Vendita confermata',
  JOURNEY_LABELLED: 'Etichetta di spedizione pronta',
  JOURNEY_SCANNED: 'Preso in carico da {carrier}',
  JOURNEY_RESCANNED: 'Ultima scansione di {carrier}',
  JOURNEY_ARRIVED: 'Arrivato e aperto',
  JOURNEY_DEVICES: '{count, plural, one {# dispositivo} other {# dispositivi}}',
  JOURNEY_INSPECTED: '{name}: verifica conclusa',
  JOURNEY_PAID: '{name}: pagamento fatto',
  JOURNEY_RETURNING: '{name}: restituzione in viaggio',
  JOURNEY_RETURNED: '{name}: di nuovo da te',
  JOURNEY_PHOTO: '{text}, foto {number} di {total}',
  JOURNEY_PHOTOS_ALL: 'Mostra tutte le {count} foto',
  JOURNEY_NEWS: 'Novità: {text}',
  TURN_SELLER: 'Tocca a te',
  TURN_SHOP: 'Tocca a noi',
  TURN_CARRIER: 'Il pacco è con il corriere',
  CLOCK_TITLE: 'Il nostro tempo scorre',
  CLOCK_UNTIL: 'Verifica entro il {date}.',
  CLOCK_BONUS: 'Se ci mettiamo di più, ricevi {bonus} in più per ogni dispositivo che compriamo.',
  CLOCK_LATE: 'Siamo in ritardo',
  CLOCK_LATE_TEXT:
    'Avevamo promesso la verifica entro il {date}. Ricevi {bonus} in più per ogni dispositivo che compriamo.',
  PAID_DAYS:
    '{count, plural, one {Dalla vendita al pagamento in # giorno} other {Dalla vendita al pagamento in # giorni}}',
  PROOF_SECTION: 'Le tue prove',
} satisfies Record<keyof typeof source, string>
