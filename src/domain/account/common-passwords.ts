/**
 * Base words of the most common passwords in French and in English: at least four letters,
 * normalized by `foldPassword`. Chosen from public lists of leaked passwords; the order is
 * ours.
 */
export const commonBases: ReadonlySet<string> = new Set(
  `password passwort passe motdepasse motdepass mdp secret secrets letmein welcome bienvenue login
  connexion admin administrateur administrator root user utilisateur guest invite test testing tester default
  changeme changezmoi azerty azertyuiop qwerty qwertyuiop qwertz qwertzuiop asdf asdfgh asdfghjkl qsdfghjklm
  zxcvbn zxcvbnm wxcvbn abcd abcdef abcdefgh abcdefghij iloveyou ilovegod loveyou jetaime jtaime montamour
  monamour mamour amour amours love lovely lover loveme bisous bisou coeur moncoeur princesse princess prince
  soleil sunshine sunflower lune etoile starlight superstar chocolat chocolate caramel vanille fraise cookie
  cookies banane banana orange pomme apple cherry citron melon nutella cocacola coffee cheese doudou loulou
  nounours chouchou choupette choupinette minou minette poussin cheval chaton chien lapin tigre tiger dragon
  dragons monkey panda dauphin dolphin butterfly papillon eagle falcon phoenix wolf loup lion requin shark
  football foot footballer soccer baseball basketball basket hockey tennis rugby handball karate boxing
  marseille paris lyon toulouse bordeaux nantes lille nice strasbourg montpellier rennes bretagne corse
  france francais portugal algerie maroc tunisie italie espagne london england liverpool chelsea arsenal
  manchester barcelona barcelone juventus realmadrid madrid america canada quebec australia scotland ireland
  olympique psgpsg allezlom parissg superman batman spiderman ironman pokemon pikachu naruto sasuke goku
  dragonball starwars jedi matrix harrypotter minecraft fortnite roblox zelda mario sonic nintendo playstation
  xbox gamer killer hunter ninja samurai pirate soldier warrior guerrier legend shadow ghost master maitre
  champion winner gagnant victoire liberty liberte freedom egalite fraternite espoir hope faith angel angels
  ange jesus jesuschrist christ god bless blessed heaven bible church allah inchallah mohamed muhammad
  summer winter spring autumn hiver printemps january february march april june july august september october
  november december janvier fevrier avril juin juillet aout septembre octobre novembre decembre monday tuesday
  wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche bonjour bonsoir
  salut coucou hello hellohello goodbye merci please family famille maman papa mother father mommy daddy
  brother sister frere soeur enfants bebe baby babygirl babyboy cheri cherie honey sweet sweetie sweetheart
  friend friends forever toujours always together ensemble happy happiness bonheur heureux smile sourire
  michael michelle jennifer jessica ashley amanda daniel david andrew anthony charlie george thomas robert
  william james jordan joshua matthew nicolas nicole samantha sophie stephanie victoria alexandre alexandra
  alexander antoine arthur aurelie benjamin camille caroline catherine cedric celine charlotte chloe christian
  christine christophe claire claude clement damien delphine dominique elodie emilie emma eric fabien florian
  francois frederic gabriel guillaume hugo isabelle jacques jeanne jerome julie julien juliette kevin laetitia
  laura laurent lucas ludovic manon marie marine marion martin martine mathieu mathilde maxime melanie
  melissa morgane nathalie nathan olivier pascal patrick pauline philippe pierre quentin raphael romain sabrina
  sandrine sarah sebastien simon sylvain sylvie theo thierry valentin valerie vanessa vincent virginie yannick
  computer ordinateur internet google facebook youtube instagram snapchat twitter linkedin amazon netflix
  hotmail gmail yahoo orangefr microsoft windows samsung iphone android apple ferrari porsche mercedes renault
  peugeot citroen harley corvette mustang camaro yamaha honda suzuki kawasaki toyota nissan bmw audi
  money argent euros dollar dollars diamond diamant gold silver platinum million millionaire business
  crypto cryptos cryptomonnaie bitcoin bitcoins ethereum blockchain binance coinbase kraken ledger metamask
  dogecoin solana cardano ripple litecoin satoshi satoshinakamoto hodl tothemoon wallet portefeuille trader
  trading tradeur investor bullrun
  rainbow arcenciel flower flowers fleur fleurs jasmine jasmin rose roses purple violet yellow jaune blue bleu
  black white noir blanc rouge vert green silver music musique guitar guitare rock metallica nirvana slipknot
  eminem tupac beatles michaeljackson johnny johnnyhallyday hiphop dance danse trustno trustnoone fuckyou
  fuckoff fuck bitch asshole connard putain merde salope whatever nothing rien access control server service
  pepper ginger buster bailey maggie molly lucky toby sammy snoopy scooby felix oscar simba nala rocky rex
  maximus hercules zeus apollo athena cleopatra einstein mickey minnie donald garfield titi tweety barbie`
    .split(/\s+/)
    .filter(Boolean),
);
