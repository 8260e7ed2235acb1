import type { fairness as source } from '../en/fairness.ts'

/** Texts of the page with the figures about inspections. */
export const fairness = {
  SCREEN_FAIRNESS: 'Trasparenza in cifre',
  SCREEN_FAIRNESS_LEAD:
    'Come finiscono davvero le nostre verifiche. Contiamo ogni dispositivo, che il risultato ci piaccia o no.',
  FAIRNESS_PERIOD: 'Vendite concluse dal {from} al {until}, in tutti i Paesi.',
  FAIRNESS_EMPTY: 'Dati non ancora sufficienti',
  FAIRNESS_EMPTY_TEXT: 'Servono almeno {count} dispositivi perché le cifre siano significative.',
  FAIRNESS_COUNTING: 'Stiamo ricalcolando le cifre. Le pubblicheremo qui a breve.',
  FAIRNESS_SUMMARY: 'Su {devices} dispositivi, il {share} è stato pagato come da offerta o di più.',
  FAIRNESS_ENDS: 'Come si sono concluse le vendite',
  FAIRNESS_AS_QUOTED: 'Pagato come da offerta',
  FAIRNESS_RAISED: 'Pagato più dell’offerta',
  FAIRNESS_LOWERED: 'Pagato meno, con il consenso di chi vende',
  FAIRNESS_RETURNED: 'Restituito',
  FAIRNESS_RECYCLED: 'Riciclato su richiesta',
  FAIRNESS_HANDED_OVER: 'Consegnato alle autorità',
  FAIRNESS_BY_CATEGORY: 'Per tipo di dispositivo',
  FAIRNESS_CATEGORY: 'Tipo',
  FAIRNESS_DEVICES: 'Dispositivi',
  FAIRNESS_TIMES: 'I tempi',
  FAIRNESS_TIMES_TEXT: 'Durata mediana in ore, arrotondata per eccesso, notti e fine settimana compresi.',
  FAIRNESS_ALL: 'Tutti i dispositivi',
  FAIRNESS_TRANSIT: 'In viaggio verso di noi',
  FAIRNESS_INSPECTION: 'Dall’arrivo al risultato',
  FAIRNESS_ANSWER: 'Fino alla risposta di chi vende',
  FAIRNESS_APPEAL: 'Seconda verifica',
  FAIRNESS_PAYOUT: 'Dall’accettazione al pagamento',
  FAIRNESS_RETURN: 'Viaggio di ritorno',
  FAIRNESS_HOURS: '{hours}\u00a0ore',
  FAIRNESS_TOO_FEW: 'dati insufficienti',
  FAIRNESS_APPEALS: 'Seconde verifiche',
  FAIRNESS_APPEALS_TEXT:
    '{count, plural, one {È stata chiesta # seconda verifica.} other {Sono state chieste # seconde verifiche.}} In {upheld, plural, one {# caso} other {# casi}} abbiamo pagato il prezzo offerto, in {rejected, plural, one {# caso} other {# casi}} il primo risultato è stato confermato.',
  FAIRNESS_APPEALS_NONE: 'Nessuno ha chiesto una seconda verifica.',
  FAIRNESS_FREE_RECYCLING: 'Riciclati gratis',
  FAIRNESS_FREE_RECYCLING_TEXT:
    '{count, plural, one {# dispositivo riciclato} many {# di dispositivi riciclati} other {# dispositivi riciclati}} gratis dal {date}. Non sono vendite, quindi le cifre qui sopra non ne tengono conto.',
  FAIRNESS_METHOD: 'Come contiamo',
  FAIRNESS_METHOD_LOG:
    'Le cifre vengono dal registro di ogni dispositivo. Nessuno può modificarne le voci e nessuno sceglie che cosa contare.',
  FAIRNESS_METHOD_SETTLED:
    'Un dispositivo conta quando è pagato, restituito, riciclato o consegnato alle autorità. I pacchi smarriti sono pagati come da offerta: non dicono nulla sulle verifiche e non li contiamo.',
  FAIRNESS_METHOD_FEW: 'Sotto i {count} dispositivi non mostriamo cifre: non sarebbero significative.',
  FAIRNESS_METHOD_FRESH: 'Ultimo conteggio: {moment}. I dati si aggiornano ogni {minutes} minuti.',
} satisfies Record<keyof typeof source, string>
