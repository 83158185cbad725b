import type { WEB_ADDRESS_TYPES } from '@/lib/contracts';

/** parsing.md and wire-facts 5: WebAddress.Type. */
export type WebAddressType = (typeof WEB_ADDRESS_TYPES)[number];

type Site = {
  type: WebAddressType;
  /** Host names, without `www.` and country prefixes. */
  hosts: string[];
  /** Words that label a handle of the site in a text, folded. */
  labels: string[];
  /** Address of a bare handle; absent where a handle is not an address (Skype, WeChat ...). */
  profile?: string;
};

/** The platforms that the wire has a type for. */
export const SITES: readonly Site[] = [
  {
    type: 'LinkedIn',
    hosts: ['linkedin.com', 'lnkd.in'],
    labels: ['linkedin', 'linked in', 'linked-in'],
    profile: 'linkedin.com/in/',
  },
  {
    type: 'GitHub',
    hosts: ['github.com', 'gist.github.com'],
    labels: ['github', 'git hub'],
    profile: 'github.com/',
  },
  { type: 'Twitter', hosts: ['twitter.com', 'x.com', 't.co'], labels: ['twitter'], profile: 'twitter.com/' },
  {
    type: 'Facebook',
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    labels: ['facebook'],
    profile: 'facebook.com/',
  },
  { type: 'Instagram', hosts: ['instagram.com'], labels: ['instagram'], profile: 'instagram.com/' },
  {
    type: 'StackOverflow',
    hosts: ['stackoverflow.com', 'stackexchange.com'],
    labels: ['stackoverflow', 'stack overflow'],
  },
  { type: 'Quora', hosts: ['quora.com'], labels: ['quora'], profile: 'quora.com/profile/' },
  { type: 'Reddit', hosts: ['reddit.com'], labels: ['reddit'], profile: 'reddit.com/user/' },
  {
    type: 'Telegram',
    hosts: ['t.me', 'telegram.me', 'telegram.org'],
    labels: ['telegram'],
    profile: 't.me/',
  },
  { type: 'Telegraph', hosts: ['telegra.ph'], labels: ['telegraph'] },
  { type: 'WhatsApp', hosts: ['wa.me', 'whatsapp.com', 'api.whatsapp.com'], labels: ['whatsapp'] },
  { type: 'Skype', hosts: ['skype.com', 'join.skype.com'], labels: ['skype', 'skype id'] },
  { type: 'WeChat', hosts: ['wechat.com', 'weixin.qq.com'], labels: ['wechat', 'weixin', '微信'] },
  { type: 'QQ', hosts: ['qq.com'], labels: ['qq'] },
  { type: 'ICQ', hosts: ['icq.com', 'icq.im'], labels: ['icq'] },
  { type: 'MeWe', hosts: ['mewe.com'], labels: ['mewe'], profile: 'mewe.com/i/' },
  { type: 'Parler', hosts: ['parler.com'], labels: ['parler'], profile: 'parler.com/' },
  { type: 'Gab', hosts: ['gab.com', 'gab.ai'], labels: ['gab'], profile: 'gab.com/' },
  { type: 'Signal', hosts: ['signal.me', 'signal.org'], labels: ['signal'] },
];

/** Words that announce the candidate's own site, folded. */
export const OWN_SITE_LABELS: readonly string[] = [
  'website',
  'web site',
  'web',
  'webseite',
  'homepage',
  'home page',
  'portfolio',
  'portafolio',
  'blog',
  'site',
  'site web',
  'sito',
  'sito web',
  'sitio web',
  'pagina web',
  'strona',
  'url',
];

/** Words for the owner of a site, before or after the word for it, folded. */
export const OWN_WORDS: readonly string[] = [
  'my',
  'own',
  'personal',
  'mein',
  'meine',
  'eigene',
  'personliche',
  'mon',
  'personnel',
  'mi',
  'propia',
  'mio',
  'personale',
  'meu',
  'minha',
  'pessoal',
  'mijn',
  'persoonlijke',
  'moja',
];

/** Hosts of profiles that the wire has no type for, so that they are not taken for the candidate's own site. */
export const OTHER_PROFILE_HOSTS: readonly string[] = [
  'academia.edu',
  'behance.net',
  'bitbucket.org',
  'bsky.app',
  'codepen.io',
  'codewars.com',
  'credly.com',
  'dev.to',
  'deviantart.com',
  'discord.gg',
  'docker.com',
  'dribbble.com',
  'gitlab.com',
  'goodreads.com',
  'google.com',
  'hackerrank.com',
  'hashnode.com',
  'huggingface.co',
  'kaggle.com',
  'leetcode.com',
  'mastodon.social',
  'medium.com',
  'npmjs.com',
  'orcid.org',
  'pinterest.com',
  'publons.com',
  'researchgate.net',
  'scopus.com',
  'semanticscholar.org',
  'slideshare.net',
  'soundcloud.com',
  'speakerdeck.com',
  'spotify.com',
  'steamcommunity.com',
  'substack.com',
  'tiktok.com',
  'tumblr.com',
  'twitch.tv',
  'udemy.com',
  'vimeo.com',
  'vk.com',
  'weibo.com',
  'xing.com',
  'youtube.com',
  'youtu.be',
  'zenodo.org',
];

/** Mail providers: just the host is not a web address of a person. */
export const MAIL_HOSTS: ReadonlySet<string> = new Set([
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'icloud.com',
  'aol.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  'protonmail.com',
  'proton.me',
  'mail.ru',
  'yandex.ru',
]);

/** Top-level domains under which an address without scheme or path is believed. */
export const TOP_LEVEL_DOMAINS: ReadonlySet<string> = new Set(
  (
    'com org net edu gov info biz name pro io ai app dev me tv cc co xyz site online tech page blog art design studio ' +
    'website space club life live world work works link cloud digital media agency guru expert solutions systems ' +
    'software engineer engineering codes code today group network lol fun store shop academy science foundation ' +
    'health care consulting ventures company earth one zone moe pm sh gg is to ly so fm im nu vc id ' +
    'ac ad ae af ag al am ar at au az ba bb bd be bf bg bh bi bo br bw by bz ca cat cd ch ci cl cm cn cr cu cv cy cz ' +
    'de dk do dz ec ee eg es et eu fi fr ga ge gh gr gt hk hn hr ht hu ie il in iq ir it jm jo jp ke kg kh kr kw kz ' +
    'la lb li lk lt lu lv ma md mg mk ml mm mn mo mt mu mv mx my mz na ng ni nl no np nz om pa pe ph pk pl pr ps pt ' +
    'py qa ro rs ru rw sa sc sd se sg si sk sn sv sy th tj tm tn tr tt tw tz ua ug uk us uy uz ve vn za zm zw'
  ).split(' '),
);
