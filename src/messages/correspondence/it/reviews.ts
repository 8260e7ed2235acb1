/** Texts of the mails about reviews. */
export const reviews = {
  MAIL_REVIEW_SUBJECT: 'Com’è andata la vendita {tradeNumber}?',
  MAIL_REVIEW_PREHEADER: 'Bastano qualche stella e una frase.',
  MAIL_REVIEW_TITLE: 'Com’è andata?',
  MAIL_REVIEW_TEXT:
    'La tua vendita è conclusa e pagata. Vuoi raccontare agli altri com’è andata, con le stelle e una frase?',
  MAIL_REVIEW_HONEST:
    'Pubblichiamo elogi e critiche. Si vedono le tue stelle, la tua frase, il mese e il tipo di dispositivo, ma non il tuo nome.',
  MAIL_REVIEW_BUTTON: 'Scrivi una recensione',
  MAIL_REVIEW_ONCE:
    'Lo chiediamo una sola volta per vendita. Puoi opporti a queste e-mail in qualsiasi momento e gratis, nella pagina della tua vendita o rispondendo a questa.',
  MAIL_REVIEW_HIDDEN_SUBJECT: 'La tua recensione della vendita {tradeNumber} è nascosta',
  MAIL_REVIEW_HIDDEN_PREHEADER: 'Ecco il motivo e che cosa puoi fare.',
  MAIL_REVIEW_HIDDEN_TITLE: 'La tua recensione è nascosta',
  MAIL_REVIEW_HIDDEN_TEXT:
    'Abbiamo letto la tua recensione e non possiamo pubblicarla così com’è. Le stelle non c’entrano: quando decidiamo non le vediamo.',
  MAIL_REVIEW_HIDDEN_REASON: 'Motivo',
  MAIL_REVIEW_HIDDEN_NEXT:
    'Puoi ritirarla nella pagina della tua vendita e scriverne un’altra. Se non sei d’accordo, rispondi a questa e-mail.',
}
