import type { newsletter as source } from '#messages/correspondence/en/newsletter.ts'

/** Mails of the newsletter. */
export const newsletter = {
  MAIL_NEWSLETTER_SUBJECT: 'Confirmez votre inscription à la newsletter',
  MAIL_NEWSLETTER_PREHEADER: 'Encore un clic pour confirmer votre adresse.',
  MAIL_NEWSLETTER_TITLE: 'Souhaitez-vous recevoir notre newsletter ?',
  MAIL_NEWSLETTER_TEXT:
    'Cette adresse a été indiquée pour notre newsletter. Confirmez qu’elle est bien la vôtre et que vous souhaitez nous lire. Nous écrivons une fois par mois au plus, et vous pouvez vous désinscrire en un clic.',
  MAIL_NEWSLETTER_BUTTON: 'Confirmer l’inscription',
  MAIL_NEWSLETTER_UNTIL: 'Le lien est valable jusqu’au {date}.',
  MAIL_NEWSLETTER_STRANGER:
    'Ce n’était pas vous ? Ignorez cet e-mail. Sans votre confirmation, vous ne recevrez pas de newsletter et nous effacerons l’adresse après ce jour.',
  MAIL_NEWSLETTER_REASON:
    'Vous recevez cet e-mail parce que votre adresse a été indiquée pour la newsletter de {brand}.',
  MAIL_ISSUE_UP_TO: 'jusqu’à {price}',
  MAIL_ISSUE_OWN_TITLE: 'Ce que valent vos appareils aujourd’hui',
  MAIL_ISSUE_PRICE_MORE: '{amount} de plus que le {date}',
  MAIL_ISSUE_PRICE_LESS: '{amount} de moins que le {date}',
  MAIL_ISSUE_PRICE_SAME: 'Même prix que le {date}',
  MAIL_ISSUE_PRICE_NEW: 'Nous ne le rachetions pas encore le {date}',
  MAIL_ISSUE_PRICES:
    'Ce sont les prix du jour pour un appareil comme neuf, en parfait état de marche et avec le plus grand stockage. Le vôtre s’affiche sur la page de l’appareil.',
  MAIL_ISSUE_CHOICES: 'Modifier mes préférences',
  MAIL_ISSUE_UNSUBSCRIBE: 'Me désinscrire',
  MAIL_ISSUE_REASON:
    'Vous recevez cet e-mail parce que vous avez demandé la newsletter de {brand}. Nous ne mesurons ni son ouverture ni vos clics.',
} satisfies Record<keyof typeof source, string>
