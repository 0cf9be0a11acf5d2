/** What the verifier of the record says; fetched when it is used. */
export const recordCheck = {
  progress: { one: '{n} événement sur {total}', other: '{n} événements sur {total}' },
  ok: {
    title: {
      one: 'L’événement de l’historique est conforme.',
      other: 'Les {n} événements de l’historique se suivent sans faute.',
    },
    known:
      'L’empreinte que vous avez collée s’y trouve, à l’événement {n} : rien n’a changé jusque-là.',
    unknown:
      'Gardez l’empreinte ci-dessous : collée ici plus tard, elle montrera si l’historique a été réécrit.',
  },
  empty: {
    title: 'L’historique n’a pas commencé.',
    text: 'Il n’y a encore aucun événement à vérifier.',
  },
  facts: { head: 'Dernière empreinte', revealed: 'Révélés', sealed: 'Encore scellés' },
  count: { one: '{n} événement', other: '{n} événements' },
  sealed: {
    open: 'Signal publié le {issued} (événement {opening}) : ouvert, donc encore scellé.',
    closed:
      'Signal publié le {issued} (événement {opening}) : clos le {closed}, révélé un jour après.',
    none: 'aucun',
  },
  fault: {
    title: 'L’historique est incorrect à l’événement {position}.',
    keep: 'Gardez le fichier JSON et [écrivez-nous](page:support) : nous vous devons une explication.',
    codes: {
      malformed: 'Cet événement n’a pas la forme prévue.',
      position: 'Un événement manque, est répété ou n’est pas à sa place.',
      time: 'Il aurait été inscrit avant celui qui le précède.',
      link: 'Il ne s’enchaîne pas avec l’événement qui le précède.',
      hash: 'Son empreinte ne correspond pas à son contenu.',
      commitment: 'Ce qui est révélé n’est pas ce qui avait été scellé.',
      payload: 'Ce qui est révélé contredit ce qui était annoncé.',
      history: 'Cela ne peut pas arriver à un signal à ce moment-là.',
      sealed: 'Ce signal est clos depuis plus d’un jour et n’est pas révélé.',
      head: 'L’empreinte que vous avez collée n’y est plus : l’historique a été réécrit.',
      end: 'Il ne finit pas par l’empreinte que le site annonce. S’il vient de changer, vérifiez à nouveau dans une minute.',
    },
  },
  clock: {
    title: 'L’horloge de votre appareil et celle du site ne s’accordent pas.',
    text: 'Selon votre appareil, nous sommes le {device}, et un signal clos depuis plus d’un jour n’est pas révélé. Selon le site, nous sommes le {server}, et ce signal ne doit pas encore être révélé ; tout le reste est en ordre. Contrôlez votre horloge, puis relancez la vérification.',
    keep: 'Si votre horloge est juste, gardez le fichier JSON et [écrivez-nous](page:support).',
  },
  ahead: {
    title: 'L’empreinte que vous avez collée n’est pas encore dans la copie téléchargée.',
    text: 'Cette copie, sans faute, s’arrête à l’événement {n} ; elle peut avoir une minute de retard. Vérifiez à nouveau dans une minute.',
    keep: 'Si l’empreinte manque encore, l’historique a été coupé : gardez le fichier JSON et [écrivez-nous](page:support).',
  },
  badHead:
    'Cette empreinte n’a pas la forme attendue : un nombre, un deux-points, puis 64 chiffres et lettres de a à f.',
  unavailable: {
    title: 'L’historique n’a pas pu être téléchargé.',
    text: 'Rien n’a donc été vérifié. Réessayez dans un instant.',
  },
};
