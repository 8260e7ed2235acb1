import type { fairness as source } from '../en/fairness.ts'

/** Texts of the page with the figures about inspections. */
export const fairness = {
  SCREEN_FAIRNESS: 'Trasparenza in cifre',
  SCREEN_FAIRNESS_LEAD:
    'Come finiscono davvero le nostre verifiche. Contiamo ogni dispositivo, che il risultato ci piaccia o no.',
  FAIRNESS_PERIOD: 'Vendite concluse dal {from} al {until}, in tutti i Paesi.',
  FAIRNESS_EMPTY: 'Dati non ancora sufficienti',
  FAIRNESS_GROUPED: 'Raggruppato con altri tipi, così nessun singolo dispositivo è riconoscibile',
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
  FAIRNESS_SO_FAR: 'Finora {counted} dispositivi su {needed}',
  FAIRNESS_PLAN: 'Che cosa pubblicheremo qui',
  FAIRNESS_PLAN_TEXT:
    'Lo stabiliamo ora, prima di conoscere il risultato: le quote e i tempi elencati qui, per tutti i dispositivi e per ogni tipo, sempre sugli ultimi dodici mesi. Anche l’esito delle seconde verifiche.',
  FAIRNESS_PLAN_ENDS: 'Come finiscono le verifiche',
  FAIRNESS_METHOD_FRESH:
    'Pubblichiamo nuove cifre dopo altri {count} dispositivi, al massimo {days, plural, one {una volta al giorno} other {ogni # giorni}}.',
  FAIRNESS_METHOD_WAIT:
    'Le cifre di un tipo cambiano sempre di almeno {few} dispositivi. Se sono meno, restano come sono e i nuovi aspettano. Altrimenti, confrontando due pubblicazioni, si vedrebbe com’è finita una singola vendita.',
  FAIRNESS_METHOD_EDITION: 'Questa è l’edizione {number}, pubblicata il {moment}.',
  FAIRNESS_DATA: 'Controlla tu le cifre',
  FAIRNESS_DATA_TEXT:
    'Tutte le cifre sulle verifiche si calcolano da un solo file. Il suo sigillo è nel registro pubblico: se qualcuno sostituisse il file in seguito, si noterebbe.',
  FAIRNESS_DATA_LATER:
    'Quando ci saranno cifre, potrai scaricarle qui e calcolarle da te. Il sigillo del file sarà nel registro pubblico: se qualcuno lo sostituisse in seguito, si noterebbe.',
  FAIRNESS_DATA_PRIVACY:
    'Il file contiene solo conteggi: niente nomi, giorni, prezzi o numeri di vendita. I tipi con meno di {count} dispositivi sono raggruppati, se serve insieme al tipo successivo per dimensione. I tempi condivisi da meno di {few} dispositivi si avvicinano al centro, e la mediana resta esattamente la stessa.',
  FAIRNESS_DATA_JSON: 'Cifre con prova (JSON)',
  FAIRNESS_DATA_CSV: 'Cifre in tabella (CSV)',
  FAIRNESS_DATA_HASH: 'Sigillo delle cifre (SHA-256)',
  FAIRNESS_DATA_HOW: 'Come controllare il file',
  FAIRNESS_DATA_HOW_TEXT:
    'Il nostro programma calcola le cifre dal file e controlla che siano nel registro pubblico. Funziona sul tuo computer con Node e non ci chiede nulla.',
  FAIRNESS_DATA_KEYS: 'Le nostre chiavi pubbliche',
  FAIRNESS_LOG: 'Il registro pubblico',
  FAIRNESS_LOG_TEXT:
    'Ogni risultato di una verifica riceve qui una voce prima di essere confrontato con le risposte di chi vende. Conserva lo stato qui sotto: permette di capire in seguito se abbiamo cambiato qualcosa.',
  FAIRNESS_LOG_NONE: 'Il registro inizierà a breve.',
  FAIRNESS_LOG_SIZE: 'Voci',
  FAIRNESS_LOG_ROOT: 'Sigillo di tutte le voci',
  FAIRNESS_LOG_TIME: 'Data della firma',
  FAIRNESS_LOG_HEAD: 'Stato firmato (JSON)',
  FAIRNESS_LOG_VERIFY: 'Controlla una prova',
} satisfies Record<keyof typeof source, string>
