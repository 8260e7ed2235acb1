import type { inspection as source } from '#messages/correspondence/en/inspection.ts'

/**
 * Texts of the mails about devices that have arrived: what we found, what we pay, what goes back. “giorno”, “in data”:
 * before the date itself the article would change (“il 7”, but “l’8”).
 */
export const inspection = {
  MAIL_MOMENT: '{date}, ore {time}',

  MAIL_ARRIVED_SUBJECT: 'Vendita {tradeNumber}: il tuo pacco è arrivato',
  MAIL_ARRIVED_PREHEADER: 'Hai nostre notizie entro il giorno {date}.',
  MAIL_ARRIVED_TITLE: 'Il tuo pacco è arrivato',
  MAIL_ARRIVED_DEVICES: 'Nel tuo pacco',
  MAIL_ARRIVED_NEXT: 'Che cosa succede ora',
  MAIL_ARRIVED_STEP_CHECK: 'Controlliamo ogni dispositivo a parte, con le stesse domande a cui hai risposto.',
  MAIL_ARRIVED_STEP_PAY: 'Tutto corrisponde? Paghiamo il prezzo offerto. È messo meglio? Paghiamo di più.',
  MAIL_ARRIVED_STEP_ASK:
    'Qualcosa è diverso? Vedi una foto e il calcolo, e decidi tu. La restituzione è gratuita.',
  MAIL_ARRIVED_BONUS:
    'Promesso: se il controllo dura oltre il giorno {date}, ricevi {bonus} in più per ogni dispositivo che compriamo.',

  MAIL_ACCEPTED_SUBJECT: 'Vendita {tradeNumber}: ricevi {amount}',
  MAIL_ACCEPTED_PREHEADER: 'Il prossimo passo è il pagamento.',
  MAIL_ACCEPTED_TITLE: 'Ricevi {amount}',
  MAIL_ACCEPTED_WHY: 'Il risultato',
  MAIL_OUTCOME_MATCH: 'Proprio come l’hai descritto. Paghiamo il prezzo offerto.',
  MAIL_OUTCOME_RAISED: 'Meglio di come l’hai descritto. Paghiamo {difference} in più del prezzo offerto.',
  MAIL_OUTCOME_TOLERATED: 'Solo una piccola differenza. Paghiamo comunque il prezzo offerto.',
  MAIL_OUTCOME_AGREED: 'Hai accettato il nostro nuovo prezzo.',
  MAIL_OUTCOME_RULE:
    'Il nuovo prezzo rientra nel limite che hai fissato al momento della vendita, quindi è accettato.',
  MAIL_OUTCOME_UPHELD: 'Il secondo controllo ti ha dato ragione.',
  MAIL_OUTCOME_INSURED:
    'Andato perso durante il viaggio. Il pacco aveva la nostra etichetta, quindi paghiamo il prezzo offerto.',
  MAIL_ACCEPTED_BONUS: 'Bonus, perché il nostro controllo è durato troppo',
  MAIL_ACCEPTED_VOUCHER: 'Il tuo buono di {amount} arriva con il primo pagamento di questa vendita.',

  MAIL_FINDING_SAID: 'La tua risposta',
  MAIL_FINDING_FOUND: 'Abbiamo trovato',
  MAIL_FINDING_NOT_ASKED: 'Non te l’abbiamo chiesto',
  MAIL_SUM: 'Come nasce il nuovo prezzo',
  MAIL_SUM_QUOTED: 'La nostra offerta',
  MAIL_SUM_ROUNDING: 'Arrotondamento',
  MAIL_SUM_NEW: 'Nuovo prezzo',

  MAIL_COUNTER_SUBJECT: 'Vendita {tradeNumber}: nuovo prezzo, decidi tu',
  MAIL_COUNTER_PREHEADER: 'Offerti {quoted}, ora {price}. Puoi rispondere fino al giorno {date}.',
  MAIL_COUNTER_TITLE: 'Abbiamo trovato una differenza',
  MAIL_COUNTER_TEXT:
    'Abbiamo controllato il tuo dispositivo: {device}. {count, plural, one {In un punto} many {In # di punti} other {In # punti}} non corrisponde alle tue risposte. Per questo possiamo pagarti {price} invece di {quoted}. Ecco che cosa abbiamo visto:',
  MAIL_COUNTER_SECOND_TITLE: 'Il secondo controllo è finito',
  MAIL_COUNTER_SECOND_TEXT:
    'Un’altra persona ha controllato di nuovo il tuo dispositivo: {device}. {count, plural, one {Un punto ancora non corrisponde} many {# di punti ancora non corrispondono} other {# punti ancora non corrispondono}} alle tue risposte. Possiamo pagarti {price} invece di {quoted}:',
  MAIL_COUNTER_EARLIER_TEXT:
    'Un’altra persona ha controllato di nuovo il tuo dispositivo: {device}. Il suo risultato avrebbe dato un prezzo più basso. Vale quindi il primo controllo e possiamo pagarti {price} invece di {quoted}:',
  MAIL_COUNTER_PROOF:
    'C’è una foto per ogni punto. Il risultato era fissato prima che chi controlla potesse leggere le tue risposte.',
  MAIL_COUNTER_VOUCHER: 'Se accetti, il tuo buono resta valido.',
  MAIL_COUNTER_BUTTON: 'Vedi le foto e il calcolo',

  MAIL_UNBUYABLE_SUBJECT: 'Vendita {tradeNumber}: non possiamo comprare questo dispositivo',
  MAIL_UNBUYABLE_PREHEADER: 'Decidi tu che cosa farne. Hai tempo fino al giorno {date}.',
  MAIL_UNBUYABLE_TITLE: 'Non possiamo comprare questo dispositivo',
  MAIL_UNBUYABLE_TEXT:
    'Abbiamo controllato il tuo dispositivo: {device}. Purtroppo non possiamo farti un’offerta. Ecco perché:',
  MAIL_UNBUYABLE_BUTTON: 'Vedi le foto',
  MAIL_UNBUYABLE_DANGEROUS_GOODS:
    'La batteria è gonfia e può incendiarsi. Così non possiamo rivendere il dispositivo, e nessun corriere può trasportarlo: non possiamo nemmeno restituirtelo.',
  MAIL_UNBUYABLE_FUNGUS:
    'Ci sono funghi sul vetro. Non si possono eliminare e si diffondono ad altri obiettivi.',
  MAIL_UNBUYABLE_NO_PICTURE: 'Il monitor non mostra immagini. Ripararlo costa più di quanto vale.',
  MAIL_UNBUYABLE_PANEL_BROKEN: 'Il pannello è rotto. Sostituirlo costa più di quanto vale il monitor.',
  MAIL_UNBUYABLE_BANNED: 'La console è bannata dal suo servizio online e non si può rivendere.',
  MAIL_UNBUYABLE_MODDED: 'La console è stata aperta o modificata. Non compriamo console così.',
  MAIL_UNBUYABLE_TOO_LOW:
    'Così come l’abbiamo trovato, il prezzo è inferiore a {minimum}. Sotto questa cifra non facciamo offerte.',

  MAIL_ANSWER: 'La tua decisione',
  MAIL_ANSWER_BY:
    'Decidi tu, e nessuna risposta ti costa nulla. Hai tempo fino al giorno {date}. Se non ti fai sentire, ti restituiamo il dispositivo gratis.',
  MAIL_ANSWER_BY_KEPT:
    'Decidi tu, e nessuna risposta ti costa nulla. Facci sapere entro il giorno {date}. Se non ti fai sentire, custodiamo il dispositivo al sicuro e ti contattiamo. Il silenzio non è mai un sì.',
  MAIL_ANSWER_NOTE:
    'Aprire un link non decide ancora nulla: confermi la risposta sulla pagina. I link funzionano senza password, quindi non inoltrare questa e-mail.',

  MAIL_ACTION_SUBJECT: 'Vendita {tradeNumber}: serve il tuo aiuto',
  MAIL_ACTION_PREHEADER: 'Bastano pochi minuti. Hai tempo fino al giorno {date}.',
  MAIL_ACTION_GUIDE: 'Come si fa',
  MAIL_ACTION_BUTTON: 'Vedi la guida completa',
  MAIL_ACTION_LOCK_APPLE: 'Il tuo dispositivo è ancora legato a un account Apple',
  MAIL_ACTION_LOCK_APPLE_TEXT:
    'Finché «Dov’è» è attivo, nessun altro può usare il dispositivo. Puoi rimuoverlo a distanza, senza averlo in mano.',
  MAIL_ACTION_LOCK_APPLE_STEPS:
    'Apri icloud.com/find e accedi con il tuo account Apple.\nScegli il dispositivo in «Tutti i dispositivi».\nScegli «Rimuovi questo dispositivo» e conferma.',
  MAIL_ACTION_LOCK_GOOGLE: 'Il tuo dispositivo è ancora legato a un account Google',
  MAIL_ACTION_LOCK_GOOGLE_TEXT:
    'Dopo il ripristino il dispositivo chiede il tuo account Google, quindi nessun altro può usarlo. Puoi scollegarlo a distanza.',
  MAIL_ACTION_LOCK_GOOGLE_STEPS:
    'Apri myaccount.google.com/device-activity e accedi.\nScegli il dispositivo e poi «Esci».\nNon c’è? Rispondi a questa e-mail e ti aiutiamo.',
  MAIL_ACTION_LOCK_SAMSUNG: 'Il tuo dispositivo è ancora legato a un account Samsung',
  MAIL_ACTION_LOCK_SAMSUNG_TEXT:
    'Dopo il ripristino il dispositivo chiede il tuo account Samsung, quindi nessun altro può usarlo. Puoi scollegarlo a distanza.',
  MAIL_ACTION_LOCK_SAMSUNG_STEPS:
    'Apri account.samsung.com e accedi.\nVai ai tuoi dispositivi e scegli questo.\nScollegalo o rimuovilo.',
  MAIL_ACTION_LOCK_MDM: 'Il tuo dispositivo è gestito da un’azienda o da una scuola',
  MAIL_ACTION_LOCK_MDM_TEXT:
    'A ogni ripristino il dispositivo si ricollega a una gestione (MDM). Solo chi la cura può liberarlo.',
  MAIL_ACTION_LOCK_MDM_STEPS:
    'Scrivi al reparto informatico dell’azienda o della scuola.\nChiedi di togliere il dispositivo dalla gestione (MDM). Lo trovano con il numero di serie, che è sulla fattura o sulla scatola.\nFacci sapere quando è fatto.',
  MAIL_ACTION_LOCK_FIRMWARE: 'Il tuo dispositivo ha una password del firmware',
  MAIL_ACTION_LOCK_FIRMWARE_TEXT:
    'Una password protegge l’avvio del dispositivo (BIOS, UEFI o EFI). Senza di essa non possiamo controllarlo.',
  MAIL_ACTION_LOCK_FIRMWARE_STEPS:
    'Cerca la password. Per un dispositivo aziendale ce l’ha il reparto informatico.\nLa usi anche altrove? Allora cambiala prima lì.\nMandacela in risposta a questa e-mail. La togliamo dal dispositivo.',
  MAIL_ACTION_LOCK_CONSOLE: 'La tua console è ancora legata a un account',
  MAIL_ACTION_LOCK_CONSOLE_TEXT:
    'Finché è registrata nel tuo account, nessun altro può usarla del tutto. Puoi rimuoverla a distanza.',
  MAIL_ACTION_LOCK_CONSOLE_STEPS:
    'Accedi al sito di PlayStation, Xbox o Nintendo.\nApri l’elenco dei tuoi dispositivi nelle impostazioni dell’account.\nRimuovi o disattiva questa console.',
  MAIL_ACTION_OWNERSHIP_PROOF: 'Ci serve una prova che il dispositivo è tuo',
  MAIL_ACTION_OWNERSHIP_PROOF_TEXT:
    'Chi compra dispositivi usati in certi casi deve chiederla. Non è un’accusa.',
  MAIL_ACTION_OWNERSHIP_PROOF_STEPS:
    'Cerca la fattura, il contratto o la conferma d’ordine del dispositivo.\nFai una foto. Puoi coprire tutto tranne il tuo nome, il dispositivo e la data.\nMandacela in risposta a questa e-mail.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH: 'Il conto di pagamento non è intestato a te',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_TEXT:
    'Possiamo pagare solo su un conto che ti appartiene. È anche a tua tutela.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_STEPS:
    'Apri la tua vendita con il pulsante di questa e-mail.\nIndica un conto intestato a te.\nFacci sapere quando è fatto.',

  MAIL_NUDGE_SUBJECT: 'Vendita {tradeNumber}: la tua risposta entro il giorno {date}',
  MAIL_NUDGE_PREHEADER:
    'Ancora {days, plural, one {# giorno} many {# di giorni} other {# giorni}}. Il silenzio non è mai un sì.',
  MAIL_NUDGE_TITLE: 'Aspettiamo la tua risposta',
  MAIL_NUDGE_PRICE:
    'Hai ancora {days, plural, one {# giorno} many {# di giorni} other {# giorni}} per decidere del tuo dispositivo: {device}. L’offerta era di {quoted}; dopo il controllo il prezzo è {price}.',
  MAIL_NUDGE_UNBUYABLE:
    'Hai ancora {days, plural, one {# giorno} many {# di giorni} other {# giorni}} per decidere del tuo dispositivo: {device}. Purtroppo non possiamo comprarlo.',
  MAIL_NUDGE_ACTION:
    'Hai ancora {days, plural, one {# giorno} many {# di giorni} other {# giorni}} per il tuo dispositivo: {device}. Ecco di che cosa si tratta:',

  MAIL_PAID_SUBJECT: 'Vendita {tradeNumber}: {amount} in arrivo',
  MAIL_PAID_PREHEADER: 'Grazie per aver venduto a noi.',
  MAIL_PAID_TITLE: 'I tuoi soldi sono in arrivo',
  MAIL_PAID_TIME:
    '{payment, select, paypal {Li trovi sul tuo conto PayPal.} other {Con la maggior parte delle banche li vedi il giorno lavorativo successivo.}} Grazie per aver venduto a noi.',
  MAIL_PAID_TOTAL: 'Pagato',

  MAIL_UNPAID_SUBJECT: 'Vendita {tradeNumber}: il nostro pagamento è tornato indietro',
  MAIL_UNPAID_PREHEADER: 'Indicaci un altro conto, per favore.',
  MAIL_UNPAID_TITLE: 'Il nostro pagamento è tornato indietro',
  MAIL_UNPAID_TEXT: 'Nulla è perso: l’importo resta tuo. Ecco che cosa puoi fare:',
  MAIL_UNPAID_STEP_OPEN: 'Apri la tua vendita con il pulsante qui sotto.',
  MAIL_UNPAID_STEP_CHANGE: 'Indica un conto intestato a te o correggi un errore di battitura.',
  MAIL_UNPAID_STEP_AGAIN: 'Paghiamo di nuovo e ti scriviamo.',
  MAIL_UNPAID_BUTTON: 'Cambia il conto di pagamento',
  MAIL_UNPAID_NOTE: 'Per pagarti non chiediamo mai password, PIN o numeri di carta.',

  MAIL_NEW_ACCOUNT_SUBJECT: 'Vendita {tradeNumber}: conto di accredito cambiato',
  MAIL_NEW_ACCOUNT_PREHEADER: 'Non l’hai cambiato tu? Basta un clic per fermare il pagamento.',
  MAIL_NEW_ACCOUNT_TITLE: 'Conto di accredito cambiato',
  MAIL_NEW_ACCOUNT_TEXT:
    'Il conto di accredito della tua vendita è stato cambiato in data {date}. Quanto ti dobbiamo ancora per questa vendita va su {account}.',
  MAIL_NEW_ACCOUNT_STRANGER:
    'Non riconosci il cambio? Blocca la vendita con questo pulsante. Non serve la password.',

  MAIL_BACK_SUBJECT:
    'Vendita {tradeNumber}: {count, plural, one {il tuo dispositivo sta tornando} many {# di dispositivi stanno tornando} other {# dispositivi stanno tornando}}',
  MAIL_BACK_PREHEADER: 'Con {carrier}, gratis.',
  MAIL_BACK_TITLE:
    '{count, plural, one {Il tuo dispositivo sta tornando} many {I tuoi dispositivi stanno tornando} other {I tuoi dispositivi stanno tornando}}',
  MAIL_BACK_CUSTOMER: 'Lo hai chiesto tu. La restituzione non ti costa nulla.',
  MAIL_BACK_CLOCK:
    'Non abbiamo ricevuto una risposta in tempo, e il silenzio non è mai un sì. La restituzione non ti costa nulla.',
  MAIL_BACK_RULE:
    'Lo hai scelto al momento della vendita, in caso di differenze. La restituzione non ti costa nulla.',
  MAIL_BACK_RISK: 'Fino alla consegna il rischio è nostro.',
  MAIL_STATE_SUBJECT: 'Vendita {tradeNumber}: {state}',
  MAIL_LOST_NOTE:
    'Hai ancora il dispositivo o la ricevuta di consegna del pacco? Rispondi a questa e-mail: la ricerca sarà più rapida.',
  MAIL_HELD_NOTE:
    'Hai una fattura o un contratto del dispositivo? Rispondi a questa e-mail con una foto. Aiuta a chiarire, e non è un sospetto.',
  MAIL_RECYCLED_RULE: 'Lo hai scelto al momento della vendita, in caso di differenze.',
  MAIL_FACT_DEVICE: 'Dispositivo',
  MAIL_FACT_CARRIER: 'Corriere',

  MAIL_CANCELLED_SUBJECT: 'Vendita {tradeNumber}: annullata',
  MAIL_CANCELLED_PREHEADER: 'Non ti costa nulla.',
  MAIL_CANCELLED_TITLE: 'Annullamento confermato',
  MAIL_CANCELLED_DEVICES: 'Che cosa è annullato',
  MAIL_CANCELLED_LABEL: 'L’etichetta non vale più: buttala via. L’annullamento non ti costa nulla.',
  MAIL_CANCELLED_REST: 'Il resto della vendita rimane com’è, e anche l’etichetta.',
} satisfies Record<keyof typeof source, string>
