/** The page that verifies files, without a network. */
export const verifyOffline = {
  OFFLINE_APP_VERIFY: 'Vérifier',
  VERIFY_OFFLINE: 'Vous êtes hors ligne. Cette page vérifie quand même vos fichiers.',
  VERIFY_OFFLINE_KEYS:
    'Elle contient nos clés et l’état du registre public du {date}. Si un fichier porte une clé plus récente, vérifiez-le une fois de nouveau en ligne.',
  VERIFY_KEPT: 'Fonctionne aussi hors ligne',
  VERIFY_KEPT_TEXT:
    'Cette page est enregistrée sur votre appareil et s’ouvre sans connexion. Pour l’avoir sous la main, choisissez « Sur l’écran d’accueil » ou « Installer » dans le menu de votre navigateur.',
}
