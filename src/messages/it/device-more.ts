import type { deviceMore as source } from '../en/device-more.ts'

/** Texts of a device’s page below its questions, and of the price card’s end. */
export const deviceMore = {
  PDP_FACTS: 'È questo il tuo dispositivo?',
  PDP_MANUFACTURER: 'Marca',
  PDP_SERIES: 'Serie',
  PDP_RELEASED: 'Uscita',
  PDP_STORAGE: 'Memoria',
  PDP_CODES: 'Numeri di modello',
  PDP_CODES_HINT: 'È indicato sul dispositivo, sulla scatola o nelle impostazioni.',
  PDP_WRONG: 'Non è il tuo? Vedi tutti i modelli {series}',
  PDP_RELATED: 'Altri modelli {series}',

  HISTORY_TITLE: 'Andamento del prezzo',
  HISTORY_CHART:
    'Grafico del prezzo base dal {date} a oggi: minimo {lowest}, massimo {highest}, ora {current}.',
  HISTORY_TABLE: 'Vedi la tabella',
  HISTORY_FROM: 'In vigore da',
  HISTORY_TODAY: 'oggi',
  HISTORY_NOT_BOUGHT: 'non acquistato',

  WAITING_STAYED:
    'Negli ultimi tre mesi i nostri prezzi per dispositivi simili sono rimasti quasi invariati, con variazioni sotto l’{percent}.',
  WAITING_FELL:
    'Negli ultimi tre mesi i nostri prezzi per dispositivi simili sono scesi: da −{least} a −{most}.',
  WAITING_FELL_UP_TO:
    'Negli ultimi tre mesi i nostri prezzi per dispositivi simili sono scesi: al massimo −{most}.',
  WAITING_FELL_BY: 'Negli ultimi tre mesi i nostri prezzi per dispositivi simili sono scesi: −{most}.',
  WAITING_ROSE:
    'Negli ultimi tre mesi i nostri prezzi per dispositivi simili sono saliti: da +{least} a +{most}.',
  WAITING_ROSE_UP_TO:
    'Negli ultimi tre mesi i nostri prezzi per dispositivi simili sono saliti: al massimo +{most}.',
  WAITING_ROSE_BY: 'Negli ultimi tre mesi i nostri prezzi per dispositivi simili sono saliti: +{most}.',
  WAITING_MIXED:
    'Negli ultimi tre mesi i nostri prezzi per dispositivi simili sono cambiati: da −{fall} a +{rise}.',
  WAITING_HOW: 'Come lo calcoliamo',
  WAITING_SAME_MAKER:
    'Abbiamo confrontato i prezzi base di {count, plural, one {# dispositivo} many {# di dispositivi} other {# dispositivi}} dello stesso tipo, della stessa marca e di età simile.',
  WAITING_ALL_MAKERS:
    'Abbiamo confrontato i prezzi base di {count, plural, one {# dispositivo} many {# di dispositivi} other {# dispositivi}} dello stesso tipo e di età simile, di tutte le marche.',
  WAITING_LISTS:
    'Vengono da {count, plural, one {# nostro listino} many {# di nostri listini} other {# nostri listini}} di {days}\u00a0giorni, dal {from} al {until}.',
  WAITING_RANGE:
    'Lasciamo fuori il decimo più basso e quello più alto. Il tuo dispositivo può discostarsene, e questa non è una previsione per i prossimi tre mesi.',
} satisfies Record<keyof typeof source, string>
