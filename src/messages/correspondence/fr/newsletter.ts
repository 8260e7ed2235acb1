import type { newsletter as source } from '#messages/correspondence/en/newsletter.ts'

/** Mails of the newsletter. */
export const newsletter = {
  MAIL_NEWSLETTER_SUBJECT: 'Confirmez votre inscription à la newsletter',
  MAIL_NEWSLETTER_PREHEADER: 'Encore un clic pour confirmer votre adresse.',
  MAIL_NEWSLETTER_TITLE: 'Souhaitez-vous recevoir notre newsletter ?',
  MAIL_NEWSLETTER_TEXT:
    'Cette adresse a été indiquée pour notre newsletter. Confirmez qu’elle est bien la vôtre et que vous souhaitez nous lire. Nous écrivons quand nous avons quelque chose à dire, et vous pouvez vous désinscrire en un clic.',
  MAIL_NEWSLETTER_BUTTON: 'Confirmer l’inscription',
  MAIL_NEWSLETTER_UNTIL: 'Le lien est valable jusqu’au {date}.',
  MAIL_NEWSLETTER_STRANGER:
    'Ce n’était pas vous ? Ignorez cet e-mail. Sans votre confirmation, vous ne recevrez pas de newsletter et nous effacerons l’adresse après ce jour.',
  MAIL_NEWSLETTER_REASON:
    'Vous recevez cet e-mail parce que votre adresse a été indiquée pour la newsletter de {brand}.',
} satisfies Record<keyof typeof source, string>
