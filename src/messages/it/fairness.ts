import type { fairness as source } from '../en/fairness.ts'

/** Texts of the page with the figures about inspections. */
export const fairness = {
  SCREEN_FAIRNESS: 'Trasparenza in cifre',
  SCREEN_FAIRNESS_LEAD:
    'Come finiscono davvero i nostri controlli: conta ogni dispositivo controllato, che il risultato ci piaccia o no.',
  FAIRNESS_PERIOD: 'Vendite concluse nel periodo {from} – {until}, in tutti i Paesi.',
  FAIRNESS_EMPTY: 'Non ci sono ancora abbastanza dispositivi',
  FAIRNESS_EMPTY_TEXT:
    'Mostriamo cifre a partire da {count} dispositivi. Con meno sarebbe un caso, e il caso non è una promessa.',
  FAIRNESS_SUMMARY: '{share} di {devices} dispositivi pagati come offerto o di più.',
  FAIRNESS_ENDS: 'Com’è andata a finire',
  FAIRNESS_AS_QUOTED: 'Pagato come offerto',
  FAIRNESS_RAISED: 'Pagato più dell’offerta',
  FAIRNESS_LOWERED: 'Pagato meno, d’accordo con chi vende',
  FAIRNESS_RETURNED: 'Restituito',
  FAIRNESS_RECYCLED: 'Riciclato su richiesta',
  FAIRNESS_HANDED_OVER: 'Consegnato alle autorità',
  FAIRNESS_BY_CATEGORY: 'Per tipo di dispositivo',
  FAIRNESS_CATEGORY: 'Tipo',
  FAIRNESS_DEVICES: 'Dispositivi',
  FAIRNESS_TIMES: 'Quanto tempo ci vuole',
  FAIRNESS_TIMES_TEXT:
    'Metà dei dispositivi non ha richiesto più tempo. In ore, arrotondate per eccesso, notti e fine settimana compresi.',
  FAIRNESS_ALL: 'Tutti i dispositivi',
  FAIRNESS_TRANSIT: 'In viaggio verso di noi',
  FAIRNESS_INSPECTION: 'Dall’arrivo al risultato',
  FAIRNESS_ANSWER: 'Fino alla risposta',
  FAIRNESS_APPEAL: 'Secondo controllo',
  FAIRNESS_PAYOUT: 'Dal sì al pagamento',
  FAIRNESS_RETURN: 'In viaggio di ritorno',
  FAIRNESS_HOURS: '{hours}\u00a0ore',
  FAIRNESS_TOO_FEW: 'troppo pochi',
  FAIRNESS_APPEALS: 'Secondi controlli',
  FAIRNESS_APPEALS_TEXT:
    '{count, plural, one {È stato chiesto # secondo controllo.} other {Sono stati chiesti # secondi controlli.}} In {upheld, plural, one {# caso} other {# casi}} abbiamo pagato il prezzo offerto, in {rejected, plural, one {# caso} other {# casi}} il primo risultato è stato confermato.',
  FAIRNESS_APPEALS_NONE: 'Nessuno ha chiesto un secondo controllo.',
  FAIRNESS_METHOD: 'Come contiamo',
  FAIRNESS_METHOD_LOG:
    'Le cifre vengono direttamente dal registro di ogni dispositivo. Nessuno può modificarne una voce e nessuno sceglie che cosa conta.',
  FAIRNESS_METHOD_SETTLED:
    'Un dispositivo conta quando è pagato, restituito, riciclato o consegnato alle autorità. I pacchi smarriti vengono pagati come offerto; non dicono nulla sui controlli e non sono conteggiati.',
  FAIRNESS_METHOD_FEW: 'Sotto i {count} dispositivi non mostriamo nulla: sarebbe un caso.',
  FAIRNESS_METHOD_FRESH: 'Ultimo conteggio: {moment}. I dati si aggiornano ogni dieci minuti.',
} satisfies Record<keyof typeof source, string>
