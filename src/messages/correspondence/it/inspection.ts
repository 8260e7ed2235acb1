import type { inspection as source } from '#messages/correspondence/en/inspection.ts'

/**
 * Texts of the mails about devices that have arrived: what we found, what we pay, what goes back. Write
 * `entro il {date}`: the article is elided where the date needs it (`entro l’8 novembre`).
 */
export const inspection = {
  MAIL_MOMENT: '{date} alle {time}',

  MAIL_ARRIVED_SUBJECT: 'Vendita {tradeNumber}: il tuo pacco è arrivato',
  MAIL_ARRIVED_PREHEADER: 'Ti diamo notizie entro il {date}.',
  MAIL_ARRIVED_TITLE: 'Il tuo pacco è arrivato',
  MAIL_ARRIVED_DEVICES: 'Nel tuo pacco',
  MAIL_ARRIVED_NEXT: 'Che cosa succede ora',
  MAIL_ARRIVED_STEP_CHECK:
    'Verifichiamo ogni dispositivo separatamente, con le stesse domande a cui hai risposto.',
  MAIL_ARRIVED_STEP_PAY:
    'Se tutto corrisponde, paghiamo il prezzo offerto. Se il dispositivo è in condizioni migliori, paghiamo di più.',
  MAIL_ARRIVED_STEP_ASK:
    'Se qualcosa è diverso, vedi una foto e la nuova offerta, e decidi tu. La restituzione è gratuita. Solo un dispositivo con la batteria danneggiata non può essere rispedito.',
  MAIL_ARRIVED_BONUS:
    'Se non finiamo la verifica entro il {date}, ricevi {bonus} in più per ogni dispositivo che compriamo.',

  MAIL_ACCEPTED_SUBJECT: 'Vendita {tradeNumber}: ti paghiamo {amount}',
  MAIL_ACCEPTED_PREHEADER: 'Il prossimo passo è il pagamento.',
  MAIL_ACCEPTED_TITLE: 'Ti paghiamo {amount}',
  MAIL_ACCEPTED_WHY: 'Il risultato',
  MAIL_OUTCOME_MATCH: 'Il dispositivo è come l’hai descritto. Paghiamo il prezzo offerto.',
  MAIL_OUTCOME_RAISED:
    'Il dispositivo è in condizioni migliori di come l’hai descritto. Paghiamo {difference} in più del prezzo offerto.',
  MAIL_OUTCOME_RISEN:
    'Dalla vendita i nostri prezzi sono aumentati. Paghiamo {difference} in più del prezzo offerto.',
  MAIL_OUTCOME_RAISED_MODEL:
    'Non è il dispositivo che hai descritto e vale di più. Paghiamo {difference} in più del prezzo offerto.',
  MAIL_OUTCOME_TOLERATED: 'La differenza è piccola. Paghiamo comunque il prezzo offerto.',
  MAIL_OUTCOME_AGREED: 'Hai accettato la nostra nuova offerta.',
  MAIL_OUTCOME_RULE:
    'La nuova offerta rispetta la soglia che hai scelto al momento della vendita, quindi è accettata.',
  MAIL_OUTCOME_UPHELD: 'La seconda verifica ti ha dato ragione.',
  MAIL_OUTCOME_INSURED:
    'Il pacco è andato perso. Aveva la nostra etichetta di spedizione, quindi paghiamo il prezzo offerto.',
  MAIL_ACCEPTED_BONUS: 'Bonus per la verifica in ritardo',
  MAIL_ACCEPTED_VOUCHER:
    'Il valore del tuo codice promo, {amount}, arriva con il primo pagamento di questa vendita.',

  MAIL_FINDING_SAID: 'La tua risposta',
  MAIL_FINDING_FOUND: 'La nostra verifica',
  MAIL_FINDING_NOT_ASKED: 'Non te l’abbiamo chiesto',
  MAIL_SUM: 'Come si calcola la nuova offerta',
  MAIL_SUM_QUOTED: 'La nostra offerta',
  MAIL_SUM_RISE: 'Prezzi più alti il giorno della verifica',
  MAIL_SUM_ROUNDING: 'Arrotondamento',
  MAIL_SUM_NEW: 'Nuova offerta',

  MAIL_COUNTER_SUBJECT: 'Vendita {tradeNumber}: nuova offerta, decidi tu',
  MAIL_COUNTER_PREHEADER: '{price} invece di {quoted}. Rispondi entro il {date}.',
  MAIL_COUNTER_TITLE: 'Abbiamo trovato una differenza',
  MAIL_COUNTER_TEXT:
    'Abbiamo verificato il tuo dispositivo: {device}. {count, plural, one {C’è una differenza} many {Ci sono # di differenze} other {Ci sono # differenze}} rispetto alle tue risposte. Per questo ti offriamo {price} invece di {quoted}. Ecco che cosa abbiamo trovato:',
  MAIL_COUNTER_SECOND_TITLE: 'La seconda verifica è conclusa',
  MAIL_COUNTER_SECOND_TEXT:
    'Un altro tecnico ha verificato il tuo dispositivo: {device}. {count, plural, one {Resta una differenza} many {Restano # di differenze} other {Restano # differenze}} rispetto alle tue risposte. Ti offriamo {price} invece di {quoted}:',
  MAIL_COUNTER_EARLIER_TEXT:
    'Un altro tecnico ha verificato il tuo dispositivo: {device}. Con il suo risultato il prezzo sarebbe più basso, quindi vale la prima verifica. Ti offriamo {price} invece di {quoted}:',
  MAIL_COUNTER_PROOF:
    'C’è una foto per ogni differenza. Il tecnico ha registrato il risultato prima di poter leggere le tue risposte.',
  MAIL_COUNTER_VOUCHER: 'Se accetti, il tuo codice promo resta valido.',
  MAIL_COUNTER_BUTTON: 'Vedi le foto e il calcolo',

  MAIL_UNBUYABLE_SUBJECT: 'Vendita {tradeNumber}: non possiamo comprare questo dispositivo',
  MAIL_UNBUYABLE_PREHEADER: 'Decidi tu che cosa farne, entro il {date}.',
  MAIL_UNBUYABLE_TITLE: 'Non possiamo comprare questo dispositivo',
  MAIL_UNBUYABLE_TEXT:
    'Abbiamo verificato il tuo dispositivo: {device}. Purtroppo non possiamo farti un’offerta. Ecco perché:',
  MAIL_UNBUYABLE_BUTTON: 'Vedi le foto',
  MAIL_UNBUYABLE_DANGEROUS_GOODS:
    'La batteria è gonfia e può incendiarsi. È merce pericolosa: nessun corriere la trasporta, quindi non possiamo né comprare il dispositivo né restituirtelo.',
  MAIL_UNBUYABLE_FUNGUS:
    'Ci sono funghi sulle lenti. Non si possono eliminare e si diffondono ad altri obiettivi.',
  MAIL_UNBUYABLE_NO_PICTURE: 'Il monitor non mostra immagini. Ripararlo costerebbe più di quanto vale.',
  MAIL_UNBUYABLE_PANEL_BROKEN: 'Il pannello è rotto. Sostituirlo costerebbe più di quanto vale il monitor.',
  MAIL_UNBUYABLE_BANNED: 'La console è esclusa dal servizio online e non si può rivendere.',
  MAIL_UNBUYABLE_MODDED: 'La console è stata aperta o modificata. Non compriamo console modificate.',
  MAIL_UNBUYABLE_NO_PRICE: 'Non è il dispositivo che hai descritto e questo non lo acquistiamo.',
  MAIL_UNBUYABLE_TOO_LOW:
    'Con le differenze trovate il prezzo è inferiore a {minimum}. Sotto questa cifra non facciamo offerte.',

  MAIL_ANSWER: 'La tua decisione',
  MAIL_ANSWER_BY:
    'Decidi tu entro il {date}. Nessuna scelta ti costa nulla. Se non rispondi, ti restituiamo il dispositivo gratis.',
  MAIL_ANSWER_BY_KEPT:
    'Decidi tu entro il {date}. Nessuna scelta ti costa nulla. Se non rispondi, custodiamo il dispositivo al sicuro e ti contattiamo. Il silenzio non è mai un sì.',
  MAIL_ANSWER_NOTE:
    'Aprendo un link non decidi ancora nulla: la risposta si conferma sulla pagina. I link funzionano senza password, quindi non inoltrare questa e-mail.',

  MAIL_ACTION_SUBJECT: 'Vendita {tradeNumber}: serve il tuo aiuto',
  MAIL_ACTION_PREHEADER: 'Manca una cosa che puoi fare solo tu. Hai tempo fino al {date}.',
  MAIL_ACTION_GUIDE: 'Come si fa',
  MAIL_ACTION_BUTTON: 'Vedi la guida completa',
  MAIL_ACTION_LOCK_APPLE: 'Il tuo dispositivo è ancora collegato a un account Apple',
  MAIL_ACTION_LOCK_APPLE_TEXT:
    'Finché «Dov’è» è attivo, il blocco attivazione impedisce a chiunque altro di usare il dispositivo. Puoi rimuoverlo a distanza.',
  MAIL_ACTION_LOCK_APPLE_STEPS:
    'Apri icloud.com/find e accedi con il tuo account Apple.\nScegli il dispositivo in «Tutti i dispositivi».\nScegli «Rimuovi questo dispositivo» e conferma.',
  MAIL_ACTION_LOCK_GOOGLE: 'Il tuo dispositivo è ancora collegato a un account Google',
  MAIL_ACTION_LOCK_GOOGLE_TEXT:
    'Dopo il ripristino il dispositivo chiede il tuo account Google, quindi nessun altro può usarlo. Puoi scollegarlo a distanza.',
  MAIL_ACTION_LOCK_GOOGLE_STEPS:
    'Apri myaccount.google.com/device-activity e accedi.\nScegli il dispositivo e poi «Esci».\nNon c’è? Rispondi a questa e-mail e ti aiutiamo.',
  MAIL_ACTION_LOCK_SAMSUNG: 'Il tuo dispositivo è ancora collegato a un account Samsung',
  MAIL_ACTION_LOCK_SAMSUNG_TEXT:
    'Dopo il ripristino il dispositivo chiede il tuo account Samsung, quindi nessun altro può usarlo. Puoi scollegarlo a distanza.',
  MAIL_ACTION_LOCK_SAMSUNG_STEPS:
    'Apri account.samsung.com e accedi.\nVai ai tuoi dispositivi e scegli questo.\nScollegalo o rimuovilo.',
  MAIL_ACTION_LOCK_MDM: 'Il tuo dispositivo è gestito da un’azienda o da una scuola',
  MAIL_ACTION_LOCK_MDM_TEXT:
    'A ogni ripristino il dispositivo torna sotto la gestione (MDM). Solo chi la amministra può sbloccarlo.',
  MAIL_ACTION_LOCK_MDM_STEPS:
    'Scrivi al reparto IT dell’azienda o della scuola.\nChiedi di rimuovere il dispositivo dalla gestione (MDM). Lo trovano con il numero di serie, che è sulla fattura o sulla scatola.\nFacci sapere quando è fatto.',
  MAIL_ACTION_LOCK_FIRMWARE: 'Il tuo dispositivo ha una password del firmware',
  MAIL_ACTION_LOCK_FIRMWARE_TEXT:
    'Una password protegge l’avvio del dispositivo (BIOS, UEFI o EFI), quindi non possiamo verificarlo. Non inviarcela: non chiediamo mai password.',
  MAIL_ACTION_LOCK_FIRMWARE_STEPS:
    'È un dispositivo aziendale? Chiedi al reparto IT se può rimuovere la password a distanza, poi facci sapere quando è fatto.\nAltrimenti richiedi la restituzione gratuita e rimuovi tu la password nel BIOS o, su Mac, dal Recupero di macOS.\nNon la ricordi? Con la prova d’acquisto può rimuoverla l’assistenza del produttore. Poi puoi vendere di nuovo il dispositivo.',
  MAIL_ACTION_LOCK_CONSOLE: 'La tua console è ancora collegata a un account',
  MAIL_ACTION_LOCK_CONSOLE_TEXT:
    'Finché è registrata nel tuo account, nessun altro può usarla appieno. Puoi rimuoverla a distanza.',
  MAIL_ACTION_LOCK_CONSOLE_STEPS:
    'Accedi al sito di PlayStation, Xbox o Nintendo.\nNelle impostazioni dell’account apri l’elenco dei tuoi dispositivi.\nRimuovi o disattiva questa console.',
  MAIL_ACTION_OWNERSHIP_PROOF: 'Ci serve una prova che il dispositivo è tuo',
  MAIL_ACTION_OWNERSHIP_PROOF_TEXT:
    'In certi casi chi compra dispositivi usati deve chiederla. Non è un sospetto.',
  MAIL_ACTION_OWNERSHIP_PROOF_STEPS:
    'Cerca la fattura, il contratto o la conferma d’ordine del dispositivo.\nFai una foto. Puoi coprire tutto tranne il tuo nome, il venditore, il dispositivo e la data.\nCaricala sulla nostra pagina e scegli «Invia la prova d’acquisto».',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH: 'Il conto di accredito non è intestato a te',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_TEXT:
    'Possiamo pagare solo su un conto intestato a te. È anche a tua tutela.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_STEPS:
    'Apri la tua vendita con il pulsante di questa e-mail.\nIndica un conto intestato a te.\nFacci sapere quando è fatto.',

  MAIL_NUDGE_SUBJECT: 'Vendita {tradeNumber}: rispondi entro il {date}',
  MAIL_NUDGE_PREHEADER:
    'Ancora {days, plural, one {# giorno} many {# di giorni} other {# giorni}}. Il silenzio non è mai un sì.',
  MAIL_NUDGE_TITLE: 'Aspettiamo la tua risposta',
  MAIL_NUDGE_PRICE:
    'Hai ancora {days, plural, one {# giorno} many {# di giorni} other {# giorni}} per decidere sul tuo dispositivo: {device}. L’offerta era di {quoted}. Dopo la verifica ti offriamo {price}.',
  MAIL_NUDGE_UNBUYABLE:
    'Hai ancora {days, plural, one {# giorno} many {# di giorni} other {# giorni}} per decidere sul tuo dispositivo: {device}. Purtroppo non possiamo comprarlo.',
  MAIL_NUDGE_ACTION:
    'Hai ancora {days, plural, one {# giorno} many {# di giorni} other {# giorni}} per completare ciò che serve per il tuo dispositivo: {device}. Ecco di che cosa si tratta:',

  MAIL_PAID_SUBJECT: 'Vendita {tradeNumber}: {amount} in arrivo',
  MAIL_PAID_PREHEADER: 'Grazie per aver venduto con noi.',
  MAIL_PAID_TITLE: 'Il pagamento è partito',
  MAIL_PAID_TIME:
    '{payment, select, paypal {Lo trovi sul tuo conto PayPal.} other {Con la maggior parte delle banche lo vedi il giorno lavorativo successivo.}} Grazie per aver venduto con noi.',
  MAIL_PAID_TOTAL: 'Pagato',

  MAIL_UNPAID_SUBJECT: 'Vendita {tradeNumber}: pagamento respinto',
  MAIL_UNPAID_PREHEADER: 'Controlla il conto di accredito.',
  MAIL_UNPAID_TITLE: 'Il pagamento è stato respinto',
  MAIL_UNPAID_TEXT: 'Non hai perso nulla: l’importo resta tuo. Ecco che cosa fare:',
  MAIL_UNPAID_STEP_OPEN: 'Apri la tua vendita con il pulsante qui sotto.',
  MAIL_UNPAID_STEP_CHANGE: 'Correggi il conto di accredito o indicane un altro, intestato a te.',
  MAIL_UNPAID_STEP_AGAIN: 'Paghiamo di nuovo e ti scriviamo.',
  MAIL_UNPAID_BUTTON: 'Cambia conto di accredito',
  MAIL_UNPAID_NOTE:
    'Il conto si cambia solo nella pagina della tua vendita, mai via e-mail. Via e-mail non chiediamo mai password, PIN o numeri di carta.',

  MAIL_NEW_ACCOUNT_SUBJECT: 'Vendita {tradeNumber}: conto di accredito cambiato',
  MAIL_NEW_ACCOUNT_PREHEADER: 'Non l’hai cambiato tu? Basta un clic per fermare il pagamento.',
  MAIL_NEW_ACCOUNT_TITLE: 'Conto di accredito cambiato',
  MAIL_NEW_ACCOUNT_TEXT:
    'Il conto di accredito della tua vendita è stato cambiato il {date}. Quanto ti dobbiamo ancora per questa vendita va su {account}.',
  MAIL_NEW_ACCOUNT_STRANGER:
    'Non l’hai cambiato tu? Blocca la vendita con questo pulsante. Non serve la password.',

  MAIL_BACK_SUBJECT:
    'Vendita {tradeNumber}: {count, plural, one {ti restituiamo il dispositivo} many {ti restituiamo # di dispositivi} other {ti restituiamo # dispositivi}}',
  MAIL_BACK_PREHEADER: 'Con {carrier}, gratis.',
  MAIL_BACK_TITLE:
    '{count, plural, one {Il tuo dispositivo è in viaggio verso di te} many {I tuoi dispositivi sono in viaggio verso di te} other {I tuoi dispositivi sono in viaggio verso di te}}',
  MAIL_BACK_CUSTOMER: 'Hai chiesto tu la restituzione. Non ti costa nulla.',
  MAIL_BACK_CLOCK:
    'Non abbiamo ricevuto risposta in tempo, e il silenzio non è mai un sì. La restituzione non ti costa nulla.',
  MAIL_BACK_RULE:
    'È ciò che hai scelto al momento della vendita in caso di differenze. La restituzione non ti costa nulla.',
  MAIL_BACK_RISK: 'Fino alla consegna il rischio del trasporto è nostro.',
  MAIL_STATE_SUBJECT: 'Vendita {tradeNumber}: {state}',
  MAIL_LOST_NOTE:
    'Hai ancora il dispositivo o la ricevuta di consegna del pacco? Rispondi a questa e-mail: la ricerca sarà più rapida.',
  MAIL_HELD_NOTE:
    'Hai una fattura o un contratto del dispositivo? Rispondi a questa e-mail con una foto. Aiuta a chiarire. Non è un sospetto.',
  MAIL_ANSWERED_TEXT: 'Grazie, abbiamo ricevuto la tua risposta.',
  MAIL_CLEARED_TEXT: 'È tutto chiarito: la tua vendita prosegue.',
  MAIL_HANDED_OVER_NOTE:
    'La vendita di questo dispositivo finisce qui e non possiamo pagarti. Pensi che sia un errore? Rispondi a questa e-mail. Ti diremo a quale autorità è stato consegnato e con quale numero di pratica.',
  MAIL_UNDELIVERED_NOTE:
    'Rispondi a questa e-mail con l’indirizzo a cui spedire il pacco. Nel frattempo custodiamo tutto al sicuro.',
  MAIL_RETURNED_NOTE: 'Non hai ricevuto il pacco? Rispondi a questa e-mail: chiariamo con il corriere.',
  MAIL_RECYCLED_RULE: 'È ciò che hai scelto al momento della vendita in caso di differenze.',
  MAIL_FACT_DEVICE: 'Dispositivo',
  MAIL_FACT_CARRIER: 'Corriere',

  MAIL_CANCELLED_SUBJECT: 'Vendita {tradeNumber}: annullata',
  MAIL_CANCELLED_PREHEADER: 'Non ti costa nulla.',
  MAIL_CANCELLED_TITLE: 'Vendita annullata',
  MAIL_CANCELLED_DEVICES: 'Dispositivi annullati',
  MAIL_CANCELLED_LABEL:
    'L’etichetta di spedizione non vale più: non usarla. L’annullamento non ti costa nulla.',
  MAIL_CANCELLED_REST: 'Il resto della vendita e l’etichetta di spedizione restano validi.',
} satisfies Record<keyof typeof source, string>
