import type { Lexicon } from './model';

/** Japanese. */
export const JAPANESE: Lexicon = {
  language: 'ja',
  lacks: [
    'months',
    'seasons',
    'headingWords',
    'fieldQualifiers',
    'functionWords',
    'sentences',
    'licences',
    'certificates',
    'addresses',
    'placeMarks',
    'placeMarksBehind',
    'pages',
    'service',
    'references',
    'sentenceWords',
    'languageActivities',
    'postingLabels',
    'postingPages',
    'contractMarks',
    'contractPhrases',
    'workingTime',
    'workplaces',
  ],
  dates: {
    behindYear: '年度?',
    present: '現在; 今; 在職中; 在籍中; 今日; 今に至る; 継続中; 在学中; 在学',
    between: 'から',
    lengths: 'ヶ月; か月',
  },
  headings: {
    workHistory:
      '職歴; 職務経歴; 職務経歴書; 経歴; 実務経験; 業務経歴; 職務経験; 業務経験; 職務内容; インターンシップ; アルバイト経験; 勤務経験; 主な経歴',
    education: '学歴; 最終学歴; 学業; 学位; 教育歴',
    training: '研修; 研修歴; 受講歴; 講習; セミナー; トレーニング',
    projects:
      'プロジェクト; プロジェクト経験; 開発実績; 個人プロジェクト; ポートフォリオ; 制作実績; 開発経験; プロジェクト経歴; 個人開発',
    volunteering: `
      志愿服务; 志願服務; 社会实践; 义工; 校园经历; 社团经历; 志愿者经历; 公益活动; 志愿经历; 社團經驗; 志工經驗; 在校经历; 学生工作; ボランティア; ボランティア活動; 社会活動;
      課外活動`,
    skills: `
      スキル; 技術スキル; 活かせる経験; 活かせる経験・知識・技術; テクニカルスキル; 保有スキル; 得意分野; 使用技術; ビジネススキル; 専門スキル; pcスキル; itスキル; 経験・スキル;
      技術; 活かせるスキル; 開発環境; 使用言語; 得意とする分野; スキルセット`,
    languages: '語学; 語学力; 言語; 語学スキル; 外国語; 語学能力',
    certifications:
      '資格; 免許; 資格・免許; 免許・資格; 保有資格; 取得資格; 資格・スキル; 認定; 資格免許; 認定資格',
    licenses: '運転免許',
    awards: '受賞; 受賞歴; 表彰; 実績; 受賞・表彰; 表彰歴; 受賞歴・表彰',
    contact: '連絡先; 住所; リンク; sns',
    personal: '個人情報; 基本情報; プロフィール情報; 氏名・連絡先',
    summary:
      '自己紹介; 職務要約; 概要; 要約; 自己pr; 自己ＰＲ; プロフィール; サマリー; 経歴要約; 職歴要約; 略歴; 経歴概要; はじめに; 私について',
    objective: '希望職種; 志望動機; 目標; 志望職種; 希望条件; キャリア目標; 志望理由; キャリアプラン',
    coverLetter: 'カバーレター',
    hobbies: '趣味; 趣味・特技; 特技; 興味; 関心',
    publications: `
      論文發表; 学术成果; 论文发表; 科研成果; 论文; 著作; 发表文章; 学术论文; 科研经历; 研究經歷; 研究经历; 科研项目; 出版; 学术发表; 論文; 著書; 執筆; 発表; 研究業績;
      論文・発表; 研究; 執筆活動; 寄稿`,
    articles: '学術論文; 学会誌',
    conferencePapers: '学術会議; 学会発表',
    patents: '特許; 特許・論文',
    speaking: '講演; 登壇; 講演歴; 登壇歴; 発表歴',
    references: '推薦者; 推薦; リファレンス',
    affiliations: '所属学会; 所属団体; 所属',
    military: '軍歴',
    workStatus: '在留資格; 就労資格',
    availability: '入社可能日; 入社可能時期',
    ignored: '添付資料; 以上',
    other: 'その他; 備考; 特記事項; 本人希望; 本人希望記入欄',
  },
  personLabels: {
    name: '氏名; 名前',
    reading: 'ふりがな; フリガナ; ﾌﾘｶﾞﾅ; 振り仮名; 振仮名; よみがな; 読み仮名',
    address: '住所; 現住所',
    permanentAddress: '本籍',
    phone: '電話; 電話番号; 携帯電話; 携帯',
    email: 'メール; メールアドレス',
    languages: '言語; 語学; 語学力',
    body: '年齢; 血型',
    belief: '宗教',
    interests: '趣味',
    currentLocation: '現住所',
    dateOfBirth: '生年月日',
    drivingLicense: '運転免許',
    maritalStatus: '配偶者',
    motherTongue: '母語',
    visaStatus: '在留資格',
  },
  fieldLabels: {
    whatOfJob: '役職; 職種; ポジション',
    whatOfStudy: '学歴; 学位; 資格',
    whereOfJob: '会社; 会社名; 勤務先; 勤務先名; 企業名',
    whereOfStudy: '学校名称; 畢業學校; 学校名; 出身校',
    where: '機関',
    subjectOfStudy: '専攻; 学部; 学科',
    when: '期間; 在籍期間; 年月; 年',
    start: '入社; 入学',
    end: '退社; 卒業; 卒業年',
    place: '場所; 所在地; 勤務地',
    gradeOfStudy: '成績',
    text: '業務内容; 職務内容; 仕事内容',
    projectOfJob: 'プロジェクト',
    detail: '部門; 部署; 業種; 従業員数; 雇用形態',
  },
  dutyLabels: '業務内容; 担当業務',
  languageLabels: '語学; 言語; 語言',
  phoneLabels: {
    mobile: '携帯; 携帯電話',
    phone: '電話番号',
  },
  placeLabels: '住所; 現住所',
  documentTitles: '履歴書; 職務経歴書',
  employers: {
    legalForms: 'kk; k.k.; gk',
    pieces: '株式会社; 合同会社; 有限会社; 財団; 法人; 大学院; 学校; 病院; 研究室; 事務所',
    oneself: 'フリーランス; 自営業; 個人事業主',
  },
  employment: {
    remote: 'リモート; 在宅',
    internship: 'インターン',
    volunteer: 'ボランティア',
    temp: '派遣',
    contract: '契約; 業務委託',
    directHire: '正式; 正社員',
  },
  titles: {
    pieces: `
      エンジニア; 開発者; マネージャー; ディレクター; アナリスト; コンサルタント; デザイナー; 部長; 課長; 係長; 主任; リーダー; アシスタント; インターン; 講師; 社長; 代表取締役;
      取締役; 営業; プログラマー; プログラマ; 研究員; 担当; アルバイト; 店長; スタッフ`,
  },
  schools: {
    college: '短期大学',
    vocational: '専門学校; 職業',
    highschool: '高校; 高等学校',
  },
  degrees: {
    postdoctorate: 'ポスドク',
    doctorate: '博士課程',
    professional: '法務博士',
    MBA: '経営学修士',
    MSc: '理学修士; 工学修士; 修士(工学); 修士(理学)',
    masters: '修士; 修士課程; 修士号',
    BSc: '学士(工学); 学士(理学); 工学士; 理学士; 工学学位',
    bachelors: '学士号',
    associates: '短期大学士; 準学士; 高専',
    vocational: '専門学校; 専門士',
    highSchoolOrEquivalent: '高校; 高等学校; 高等学校卒業; 高校卒業',
    certification: '修了',
  },
  studySubjects:
    '外国語; 英語; 英文; 文学; 経営; 商学; 教育; 医学; 薬学; 建築; 農学; 普通科; 学部; 学科; 電子; 情報; 経済; 工学; 法学',
  levels: {
    skills: '上級; 中級; 初級',
  },
  nationalities: {
    JP: '日本',
  },
  studies: {
    finished: '卒業',
    unfinished: '中退; 在学',
  },
  people: {
    notNames: 'エンジニア',
  },
  postingTopics: {
    benefits: '社会保険; 賞与; 交通費',
    requirements: '経験; 卒業; 大卒; 高卒; スキル; 知識; 資格',
  },
  optional: '優先; 歓迎; 尚可; 優遇; 望ましい',
  postingHeadings: {
    role: '募集背景; ポジション概要; 職種概要; 業務概要; 募集概要',
    duties:
      '仕事内容; 業務内容; 職務内容; 具体的な仕事内容; 具体的な業務内容; 担当業務; 主な業務; お仕事内容; 主な業務内容; 仕事の内容; 具体的には',
    requirements: `
      応募資格; 必須スキル; 必須条件; 求める人物像; 求める経験; 応募条件; 対象となる方; 必須要件; 必要なスキル; 必須; 必要な経験; 求めるスキル; 求める人材; 資格; 対象者; 必須経験;
      経験・資格; 必要な経験・スキル; 応募要件; 求める経験・スキル`,
    preferred:
      '歓迎スキル; 歓迎条件; 歓迎要件; 歓迎; 尚可; あれば尚可; 歓迎する経験; 優遇; あると望ましい; 歓迎経験; 優遇条件; 歓迎する経験・スキル',
    benefits:
      '福利厚生; 待遇; 給与・待遇; 待遇・福利厚生; 各種制度; 給与; 社会保険; 待遇/福利厚生; 休日・休暇; 休日休暇',
    facts: '雇用形態; 勤務地; 勤務時間; 募集要項; 勤務条件; 契約期間; 就業時間; 応募概要; 試用期間',
  },
};
