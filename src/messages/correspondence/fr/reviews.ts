/** Texts of the mails about reviews. */
export const reviews = {
  MAIL_REVIEW_SUBJECT: 'Votre avis sur la vente {tradeNumber}',
  MAIL_REVIEW_PREHEADER: 'Quelques étoiles et une phrase suffisent.',
  MAIL_REVIEW_TITLE: 'Comment cela s’est-il passé\u202f?',
  MAIL_REVIEW_TEXT:
    'Votre vente est terminée et payée. Voulez-vous raconter aux autres comment cela s’est passé, avec des étoiles et une phrase\u202f?',
  MAIL_REVIEW_HONEST:
    'Nous publions les éloges comme les critiques. On voit vos étoiles, votre phrase, le mois et le type d’appareil, mais pas votre nom.',
  MAIL_REVIEW_BUTTON: 'Donner mon avis',
  MAIL_REVIEW_ONCE:
    'Nous ne vous le demandons qu’une fois par vente. Vous pouvez vous opposer à ces e-mails à tout moment et gratuitement, sur la page de votre vente ou en répondant à celui-ci.',
  MAIL_REVIEW_HIDDEN_SUBJECT: 'Votre avis sur la vente {tradeNumber} est masqué',
  MAIL_REVIEW_HIDDEN_PREHEADER: 'Voici pourquoi, et ce que vous pouvez faire.',
  MAIL_REVIEW_HIDDEN_TITLE: 'Votre avis est masqué',
  MAIL_REVIEW_HIDDEN_TEXT:
    'Nous avons lu votre avis et ne pouvons pas le publier tel quel. Les étoiles n’y sont pour rien\u00a0: nous ne les voyons pas quand nous décidons.',
  MAIL_REVIEW_HIDDEN_REASON: 'Motif',
  MAIL_REVIEW_HIDDEN_NEXT:
    'Vous pouvez le retirer sur la page de votre vente et en écrire un autre. Si vous n’êtes pas d’accord, répondez à cet e-mail.',
}
