import type { priceWatch as source } from '../en/price-watch.ts'

/** Texts of price alerts: asking for one, confirming and ending it. */
export const priceWatch = {
  SCREEN_PRICE_WATCH: 'Avviso di prezzo',
  SCREEN_PRICE_WATCH_LEAD: 'Non è ancora il prezzo giusto? Ti scriviamo quando vale la pena tornare.',
  PRICE_WATCH_REQUESTED: 'Controlla la posta',
  PRICE_WATCH_REQUESTED_TEXT: 'Il link nella nostra e-mail attiva il tuo avviso di prezzo.',
  SCREEN_PRICE_WATCH_CONFIRM: 'Attiva l’avviso di prezzo',
  SCREEN_PRICE_WATCH_CONFIRM_LEAD: 'Conferma l’avviso di prezzo chiesto per il tuo indirizzo.',
  SCREEN_PRICE_WATCH_END: 'Disattiva questo avviso di prezzo',
  SCREEN_PRICE_WATCH_END_LEAD: 'Basta un clic e non ti scriviamo più di questo dispositivo.',
  PRICE_WATCH_ENDED: 'Avviso di prezzo disattivato',
  PRICE_WATCH_ENDED_TEXT: 'Abbiamo cancellato l’avviso e l’indirizzo che conteneva.',
  PRICE_WATCH_HEAD: 'Avviso di prezzo: {name}',
  PRICE_WATCH_TODAY: 'Prezzo di oggi',
  PRICE_WATCH_NO_PRICE: 'nessuna offerta al momento',
  PRICE_WATCH_STORAGE: 'Memoria',
  PRICE_WATCH_CONDITION: 'Condizioni',
  PRICE_WATCH_OPEN: 'Consideriamo perfetto ciò che non hai indicato.',
  PRICE_WATCH_ANSWER: 'Descrivi prima il dispositivo',
  PRICE_WATCH_KIND: 'Quando ti scriviamo?',
  PRICE_WATCH_KIND_REACHED: 'Una volta, quando arriva al mio prezzo',
  PRICE_WATCH_KIND_CHANGED: 'Ogni volta che il prezzo cambia',
  PRICE_WATCH_PAUSE: 'Al massimo un’e-mail ogni {days}\u00a0giorni.',
  PRICE_WATCH_AMOUNT: 'Il tuo prezzo in {currency}',
  PRICE_WATCH_EMAIL: 'E-mail',
  PRICE_WATCH_SUBMIT: 'Crea l’avviso di prezzo',
  PRICE_WATCH_TERMS:
    'Ti inviamo un link per confermare. L’avviso si disattiva dopo {months}\u00a0mesi o con un clic e puoi averne al massimo {max}.',
  PRICE_WATCH_NOT_SAVED:
    'Non salvato. Il tuo prezzo deve superare quello di oggi e l’indirizzo deve essere completo.',
  PRICE_WATCH_NO_MAIL:
    'Non è arrivato nulla? Guarda nello spam e controlla l’indirizzo. A uno stesso indirizzo scriviamo solo poche volte al giorno.',
  PRICE_WATCH_CONFIRM_TEXT:
    'Se confermi, ti scriviamo a {email}. Aprendo questa pagina non cambia ancora nulla.',
  PRICE_WATCH_WISH_REACHED: 'Un’e-mail appena paghiamo {price}.',
  PRICE_WATCH_WISH_CHANGED: 'Un’e-mail quando il prezzo cambia, al massimo una ogni {days}\u00a0giorni.',
  PRICE_WATCH_CONFIRM: 'Attiva l’avviso di prezzo',
  PRICE_WATCH_CONFIRMED: 'L’avviso di prezzo è attivo',
  PRICE_WATCH_CONFIRMED_TEXT: 'Ti scriviamo a {email}. L’avviso si disattiva da solo il {date}.',
  PRICE_WATCH_BACK: 'Vai al dispositivo',
  PRICE_WATCH_END: 'Disattiva l’avviso di prezzo',
  PRICE_WATCH_GONE: 'Questo link non è più valido',
  PRICE_WATCH_GONE_TEXT:
    'I link di conferma valgono {days}\u00a0giorni. Se sono passati o l’avviso è già terminato, creane uno nuovo nella pagina del dispositivo.',
  PROBLEM_WATCH_AMOUNT: 'Scrivi un importo intero, per esempio 250.',
  PROBLEM_WATCH_REACHED: 'Scrivi un importo superiore al prezzo di oggi.',
} satisfies Record<keyof typeof source, string>
