import type { priceWatch as source } from '#messages/correspondence/en/price-watch.ts'

/** Mails about watched prices. */
export const priceWatch = {
  MAIL_WATCH_SUBJECT: 'Conferma l’avviso di prezzo: {name}',
  MAIL_WATCH_PREHEADER: 'Basta un clic e l’avviso è attivo.',
  MAIL_WATCH_TITLE: 'Vuoi un avviso di prezzo?',
  MAIL_WATCH_WISH_REACHED:
    'Qualcuno ci ha chiesto di scrivere a questo indirizzo appena paghiamo {price} per il dispositivo qui sotto. Conferma che la richiesta è tua.',
  MAIL_WATCH_WISH_CHANGED:
    'Qualcuno ci ha chiesto di scrivere a questo indirizzo quando cambia il prezzo del dispositivo qui sotto. Conferma che la richiesta è tua.',
  MAIL_WATCH_DEVICE: 'Dispositivo',
  MAIL_WATCH_CONDITION: 'Condizioni',
  MAIL_WATCH_TODAY: 'Prezzo di oggi',
  MAIL_WATCH_BUTTON: 'Attiva l’avviso di prezzo',
  MAIL_WATCH_UNTIL: 'Il link scade il {date}.',
  MAIL_WATCH_STRANGER:
    'Non eri tu? Ignora questa e-mail. Senza la tua conferma non scriviamo più e, alla scadenza, cancelliamo l’indirizzo.',
  MAIL_WATCH_REACHED_SUBJECT: '{name}: ora vale {price}',
  MAIL_WATCH_REACHED_PREHEADER: 'Volevi sapere quando arrivava a {target}.',
  MAIL_WATCH_REACHED_TITLE: 'Ecco il tuo prezzo: {price}',
  MAIL_WATCH_REACHED_TEXT:
    'Dovevamo scriverti appena il prezzo fosse arrivato a {target}. Oggi ci siamo, per un dispositivo come l’hai descritto.',
  MAIL_WATCH_REACHED_OVER:
    'Con questa e-mail l’avviso di prezzo termina. I prezzi possono ancora cambiare. Se chiedi un’offerta, il suo prezzo resta riservato a te.',
  MAIL_WATCH_SELL: 'Vedi il prezzo di oggi',
  MAIL_WATCH_MORE_SUBJECT: '{name}: {change} in più',
  MAIL_WATCH_LESS_SUBJECT: '{name}: {change} in meno',
  MAIL_WATCH_CHANGED_PREHEADER: 'Oggi paghiamo {price}.',
  MAIL_WATCH_CHANGED_TITLE: 'Oggi il tuo dispositivo vale {price}',
  MAIL_WATCH_MORE_TEXT: 'Sono {change} in più rispetto ai {before} del nostro ultimo messaggio.',
  MAIL_WATCH_LESS_TEXT: 'Sono {change} in meno rispetto ai {before} del nostro ultimo messaggio.',
  MAIL_WATCH_OUTDATED_SUBJECT: '{name}: descrivi di nuovo il tuo dispositivo',
  MAIL_WATCH_OUTDATED_PREHEADER: 'Le nostre domande sono cambiate.',
  MAIL_WATCH_OUTDATED_TITLE: 'All’avviso di prezzo servono nuove risposte',
  MAIL_WATCH_OUTDATED_TEXT:
    'Abbiamo cambiato le domande su questo dispositivo: {device}. Con le tue risposte di prima non possiamo più dirti il prezzo giusto. Descrivilo di nuovo e vedrai il prezzo di oggi.',
  MAIL_WATCH_OUTDATED_BUTTON: 'Descrivi il dispositivo',
  MAIL_WATCH_OUTDATED_OVER:
    'Con questa e-mail l’avviso di prezzo termina. Puoi crearne uno nuovo sulla pagina del dispositivo.',
  MAIL_WATCH_EXPIRES: 'L’avviso di prezzo si disattiva da solo dopo {months}\u00a0mesi, il {date}.',
  MAIL_WATCH_END: 'Disattiva l’avviso di prezzo',
  MAIL_WATCH_REASON:
    'Ricevi questa e-mail perché per il tuo indirizzo è stato chiesto un avviso di prezzo di {brand}.',
} satisfies Record<keyof typeof source, string>
