import type { priceWatch as source } from '#messages/correspondence/en/price-watch.ts'

/** Mails about watched prices. */
export const priceWatch = {
  MAIL_WATCH_SUBJECT: 'Confirmez votre alerte prix\u00a0: {name}',
  MAIL_WATCH_PREHEADER: 'Encore un clic, et l’alerte est active.',
  MAIL_WATCH_TITLE: 'Souhaitez-vous une alerte prix ?',
  MAIL_WATCH_WISH_REACHED:
    'On nous a demandé d’écrire à cette adresse dès que nous paierons {price} pour l’appareil ci-dessous. Confirmez que c’est bien vous.',
  MAIL_WATCH_WISH_CHANGED:
    'On nous a demandé d’écrire à cette adresse quand le prix de l’appareil ci-dessous changera. Confirmez que c’est bien vous.',
  MAIL_WATCH_DEVICE: 'Appareil',
  MAIL_WATCH_CONDITION: 'État',
  MAIL_WATCH_TODAY: 'Prix aujourd’hui',
  MAIL_WATCH_BUTTON: 'Activer l’alerte prix',
  MAIL_WATCH_UNTIL: 'Le lien est valable jusqu’au {date}.',
  MAIL_WATCH_STRANGER:
    'Ce n’était pas vous ? Ignorez cet e-mail. Sans votre confirmation, nous n’écrirons plus et nous effacerons l’adresse après ce jour.',
  MAIL_WATCH_REACHED_SUBJECT: '{name}\u00a0: {price} aujourd’hui',
  MAIL_WATCH_REACHED_PREHEADER: 'Vous vouliez savoir quand il atteindrait {target}.',
  MAIL_WATCH_REACHED_TITLE: 'Votre prix est atteint\u00a0: {price}',
  MAIL_WATCH_REACHED_TEXT:
    'Nous devions vous écrire dès que nous paierions {target}. C’est le cas aujourd’hui, pour un appareil tel que vous l’avez décrit.',
  MAIL_WATCH_REACHED_OVER:
    'Cet e-mail met fin à votre alerte prix. Les prix peuvent encore changer. Dès que vous avez une offre, son prix vous est réservé.',
  MAIL_WATCH_SELL: 'Voir le prix du jour',
  MAIL_WATCH_MORE_SUBJECT: '{name}\u00a0: {change} de plus',
  MAIL_WATCH_LESS_SUBJECT: '{name}\u00a0: {change} de moins',
  MAIL_WATCH_CHANGED_PREHEADER: 'Aujourd’hui, nous payons {price}.',
  MAIL_WATCH_CHANGED_TITLE: 'Votre appareil vaut {price} aujourd’hui',
  MAIL_WATCH_MORE_TEXT: 'C’est {change} de plus que les {before} de notre dernier message.',
  MAIL_WATCH_LESS_TEXT: 'C’est {change} de moins que les {before} de notre dernier message.',
  MAIL_WATCH_OUTDATED_SUBJECT: '{name}\u00a0: décrivez de nouveau votre appareil',
  MAIL_WATCH_OUTDATED_PREHEADER: 'Nos questions ont changé.',
  MAIL_WATCH_OUTDATED_TITLE: 'Votre alerte prix a besoin de nouvelles réponses',
  MAIL_WATCH_OUTDATED_TEXT:
    'Nous avons modifié nos questions sur cet appareil\u00a0: {device}. Vos réponses ne permettent plus de vous indiquer le bon prix. Décrivez de nouveau l’appareil pour voir le prix du jour.',
  MAIL_WATCH_OUTDATED_BUTTON: 'Décrire l’appareil',
  MAIL_WATCH_OUTDATED_OVER:
    'Cet e-mail met fin à votre alerte prix. Vous pouvez en créer une nouvelle sur la page de l’appareil.',
  MAIL_WATCH_EXPIRES: 'L’alerte prix s’arrête d’elle-même au bout de {months}\u00a0mois, le {date}.',
  MAIL_WATCH_END: 'Arrêter l’alerte prix',
  MAIL_WATCH_REASON:
    'Vous recevez cet e-mail parce qu’une alerte prix de {brand} a été demandée pour votre adresse.',
} satisfies Record<keyof typeof source, string>
