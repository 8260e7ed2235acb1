import type { trust as source } from '../en/trust.ts'

/** What a person can check before selling, without taking our word for it. */
export const trust = {
  TRUST_TITLE: 'Che cosa puoi verificare',
  TRUST_BUYER: 'Chi compra',
  TRUST_BUYER_TEXT: '{company}, {address}. Il tuo contratto è con questa azienda.',
  TRUST_SAMPLE: 'Come si presenta una differenza',
  TRUST_SAMPLE_TEXT:
    'Tu indichi «{said}», noi troviamo «{found}» e ti mostriamo la foto. Il prezzo passa da {before} a {after}: decidi tu.',
  TRUST_SAMPLE_NOTE: 'Esempio di calcolo: il prezzo base dipende dal modello.',
  TRUST_SAMPLE_PICTURE:
    'Disegno: un telefono sotto una lampada, con un graffio cerchiato sulla cornice e un righello accanto',
  TRUST_PROMISE: 'Che cosa promettiamo, con le scadenze',
  TRUST_PROMISE_SEND:
    '{days, plural, one {Prezzo garantito # giorno dalla vendita} other {Prezzo garantito # giorni dalla vendita}}',
  TRUST_PROMISE_CHECK:
    '{days, plural, one {Verifica entro # giorno lavorativo dall’arrivo} other {Verifica entro # giorni lavorativi dall’arrivo}}, altrimenti {bonus} in più per ogni dispositivo che compriamo',
  TRUST_PROMISE_ANSWER:
    '{days, plural, one {# giorno per rispondere a una nuova offerta} other {# giorni per rispondere a una nuova offerta}}. Se non rispondi, ti restituiamo il dispositivo gratis, tranne se la batteria è danneggiata.',
  TRUST_SIGNED: 'Un’offerta firmata',
  TRUST_SIGNED_TEXT:
    'Per ogni vendita ricevi la nostra promessa in un file firmato. Ogni modifica si nota, e chiunque può verificarlo.',
  TRUST_SIGNED_LINK: 'Verifica un file firmato',
} satisfies Record<keyof typeof source, string>
