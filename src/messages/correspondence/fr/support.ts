/** What support writes to sellers, by template. */
export const support = {
  SUPPORT_PARCEL_SUBJECT: 'Vente {tradeNumber} : votre colis n’est pas encore arrivé',
  SUPPORT_PARCEL_TITLE: 'Votre colis n’est pas encore arrivé',
  SUPPORT_PARCEL_TEXT:
    'Nous n’avons pas encore reçu votre colis, et le transporteur ne l’a pas encore scanné.',
  SUPPORT_PARCEL_NEXT:
    'Vous l’avez déjà déposé ? Répondez-nous avec la preuve de dépôt. Sinon, votre étiquette d’envoi se trouve sur la page de votre vente.',
  SUPPORT_TRACKING_SUBJECT: 'Vente {tradeNumber} : votre colis est encore en route',
  SUPPORT_TRACKING_TITLE: 'Votre colis est encore en route',
  SUPPORT_TRACKING_TEXT:
    'Le transporteur n’a plus scanné votre colis depuis un moment, et nous ne l’avons pas encore reçu.',
  SUPPORT_TRACKING_NEXT:
    'Gardez bien votre preuve de dépôt. Nous vous écrirons dès que nous en saurons plus.',
  SUPPORT_NEW_OFFER_SUBJECT: 'Vente {tradeNumber} : notre nouvelle offre vous attend',
  SUPPORT_NEW_OFFER_TITLE: 'Notre nouvelle offre vous attend',
  SUPPORT_NEW_OFFER_TEXT:
    'Après le contrôle, nous vous avons fait une nouvelle offre. Vous avez jusqu’au {date} pour décider.',
  SUPPORT_NEW_OFFER_NEXT: 'Vous la trouverez sur la page de votre vente. Y répondre ne prend qu’une minute.',
  SUPPORT_ANSWER_SUBJECT: 'Vente {tradeNumber} : nous avons encore besoin de vous',
  SUPPORT_ANSWER_TITLE: 'Nous avons encore besoin de vous',
  SUPPORT_ANSWER_TEXT:
    'Pour continuer avec votre appareil, il nous manque quelque chose de votre part. Vous avez jusqu’au {date}.',
  SUPPORT_ANSWER_NEXT: 'Vous trouverez ce qu’il reste à faire sur la page de votre vente.',
  SUPPORT_PAYOUT_SUBJECT: 'Vente {tradeNumber} : votre versement est en route',
  SUPPORT_PAYOUT_TITLE: 'Votre versement est en route',
  SUPPORT_PAYOUT_TEXT: 'Nous avons transmis l’ordre de votre versement à la banque.',
  SUPPORT_PAYOUT_NEXT:
    'Il arrive le plus souvent sous deux jours ouvrés. Nous vous écrirons dès que la banque l’aura confirmé.',
  SUPPORT_ADDRESS_SUBJECT: 'Vente {tradeNumber} : votre adresse est incomplète',
  SUPPORT_ADDRESS_TITLE: 'Votre adresse est incomplète',
  SUPPORT_ADDRESS_TEXT:
    'Il manque quelque chose dans l’adresse de cette vente. Un colis pourrait ne pas vous parvenir.',
  SUPPORT_ADDRESS_NEXT:
    'Répondez-nous avec votre adresse complète : numéro, rue, code postal, ville et le nom indiqué sur la boîte aux lettres.',
  MAIL_EMAIL_CHANGE_SUBJECT: 'Confirmez votre nouvelle adresse e-mail pour la vente {tradeNumber}',
  MAIL_EMAIL_CHANGE_PREHEADER: 'Un clic, dans les {hours} heures.',
  MAIL_EMAIL_CHANGE_TITLE: 'Est-ce votre nouvelle adresse e-mail ?',
  MAIL_EMAIL_CHANGE_TEXT:
    'Vous nous avez demandé d’utiliser cette adresse pour la vente {tradeNumber}. Confirmez-la dans les {hours} heures et nous vous y enverrons tout ce qui concerne la vente.',
  MAIL_EMAIL_CHANGE_BUTTON: 'Utiliser cette adresse',
  MAIL_EMAIL_CHANGE_NOTE: 'Vous n’avez rien demandé ? Ignorez cet e-mail.',
  MAIL_EMAIL_NOTICE_SUBJECT: 'Vente {tradeNumber} : votre adresse e-mail va changer',
  MAIL_EMAIL_NOTICE_PREHEADER: 'Ce n’était pas vous ? Dites-le-nous.',
  MAIL_EMAIL_NOTICE_TITLE: 'Votre adresse e-mail va changer',
  MAIL_EMAIL_NOTICE_TEXT:
    'Quelqu’un nous a demandé d’utiliser désormais {email} pour votre vente. Le changement prend effet dès que cette adresse est confirmée.',
  MAIL_EMAIL_NOTICE_BUTTON: 'Ce n’était pas moi',
  MAIL_EMAIL_NOTICE_NOTE: 'Si c’était vous, vous n’avez rien à faire.',
  MAIL_EMAIL_CHANGED_SUBJECT: 'Vente {tradeNumber} : votre adresse e-mail a changé',
  MAIL_EMAIL_CHANGED_PREHEADER: 'Ce n’était pas vous ? Dites-le-nous.',
  MAIL_EMAIL_CHANGED_TITLE: 'Votre adresse e-mail a changé',
  MAIL_EMAIL_CHANGED_TEXT:
    'Nous enverrons désormais tout ce qui concerne votre vente à {email}. Si ce n’était pas vous, dites-le-nous ici. Nous rétablirons votre ancienne adresse et bloquerons la vente jusqu’à vérification.',
  MAIL_ERASURE_SUBJECT: 'Vente {tradeNumber} : vos données vont être supprimées',
  MAIL_ERASURE_PREHEADER: 'Le {date}. Ce n’était pas vous ? Dites-le-nous.',
  MAIL_ERASURE_TITLE: 'Vos données vont être supprimées',
  MAIL_ERASURE_TEXT:
    'Vous nous avez demandé de supprimer vos données. Nous le ferons le {date}, de façon définitive.',
  MAIL_ERASURE_KEPT:
    'Les documents que la loi nous oblige à conserver sont bloqués, puis supprimés à la fin du délai légal.',
  MAIL_ERASURE_NOTE: 'Vous n’avez rien demandé ? Répondez à cet e-mail avant cette date.',
  MAIL_REPLY_SUBJECT: 'Notre réponse à votre message',
  MAIL_REPLY_REQUEST_SUBJECT: 'Notre réponse à votre demande {requestId}',
  MAIL_REPLY_SALE_SUBJECT: 'Vente {tradeNumber} : notre réponse',
  MAIL_REPLY_TITLE: 'Notre réponse',
  MAIL_REPLY_QUOTE: 'Vous avez écrit :',
  MAIL_REPLY_REASON: 'Vous recevez cet e-mail parce que vous nous avez écrit.',
}
