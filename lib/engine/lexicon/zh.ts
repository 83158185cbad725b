import type { Lexicon } from './model';

/** Chinese, in simplified and traditional characters. */
export const CHINESE: Lexicon = {
  language: 'zh',
  lacks: [
    'months',
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
  seasons: {
    spring: '春; 春季',
    summer: '夏; 夏季',
    autumn: '秋; 秋季',
    winter: '冬; 冬季',
  },
  dates: {
    behindYear: '年度?',
    present: '至今; 现在; 目前; 迄今; 在职; 现今; 仍在职',
    since: '自; 自从',
    from: '从; 從; 自',
    until: '至; 到',
    between: '至; 到',
    lengths: '年; 个月',
  },
  headings: {
    workHistory: `
      工作经历; 工作经验; 工作經歷; 工作經驗; 职业经历; 職業經歷; 工作履历; 任职经历; 从业经历; 实习经历; 實習經歷; 工作背景; 经历; 職歷; 工作; 经验; 实践经历; 就业经历;
      實習經驗; 实习经验`,
    education:
      '教育; 教育背景; 教育经历; 教育經歷; 学历; 學歷; 学习经历; 教育程度; 學習經歷; 学历背景; 求学经历; 教育经验; 學經歷',
    training: '培训; 培訓; 培训经历; 培訓經歷; 进修; 課程; 课程; 相关课程; 主修课程; 培训经验; 继续教育',
    projects:
      '项目; 项目经历; 项目经验; 項目經歷; 專案; 專案經歷; 專案經驗; 项目实践; 个人项目; 项目介绍; 作品集; 開源專案; 开源项目',
    volunteering: '志愿者',
    skills: `
      技能; 专业技能; 專業技能; 技术技能; 个人技能; 职业技能; 技術能力; 专长; 專長; 能力; 计算机技能; 電腦技能; 技术栈; 掌握技能; 个人能力; 技能特长; 专业能力; 核心能力;
      擅長工具; 相关技能; 技术能力; 技能与专长; 工作技能; 核心技能; 自我技能; IT技能; 个人优势; 技术特长`,
    languages:
      '语言; 语言能力; 語言; 語言能力; 外语; 外語能力; 语言技能; 外语能力; 语言水平; 英语水平; 外语水平; 語文能力; 语言及技能',
    certifications:
      '证书; 證書; 资格证书; 資格證書; 证照; 證照; 职业资格; 专业证书; 获得证书; 资质证书; 專業證照; 技能证书; 认证; 資格認證; 专业认证',
    licenses: '驾照; 駕照; 运転免許',
    awards: `
      获奖; 获奖经历; 荣誉; 荣誉奖项; 奖项; 獲獎; 獲獎經歷; 榮譽; 奖励; 奖学金; 所获奖项; 获奖情况; 荣誉证书; 所获荣誉; 得獎經歷; 获奖荣誉; 成就; 榮譽獎項; 奖项荣誉;
      在校荣誉`,
    contact: '联系方式; 聯絡方式; 聯繫方式; 联系信息; 联系; 社交媒体; 聯絡資訊; 联系我; 链接',
    personal: '个人信息; 個人資料; 个人资料; 基本信息; 基本資料; 个人基本信息; 基本资料; 基本情况',
    summary: `
      个人简介; 自我评价; 自我介绍; 個人簡介; 自我介紹; 个人总结; 关于我; 個人總結; 概述; 個人概述; 自我評價; 自傳; 简介; 個人特質; 个人概况; 自我描述; 个人评价; 關於我;
      职业概述; 个人概要; 职业总结; 摘要; 个人陈述; 个人介绍`,
    objective:
      '求职意向; 求職意向; 职业目标; 求职目标; 职业规划; 應徵職位; 期望职位; 职业意向; 职业发展目标; 意向岗位',
    qualifications: '强项',
    coverLetter: '求职信; 求職信',
    hobbies:
      '兴趣爱好; 兴趣; 興趣; 爱好; 興趣愛好; 个人爱好; 业余爱好; 兴趣与爱好; 兴趣特长; 特长爱好; 興趣嗜好',
    publications: '出版物; 发表论文',
    articles: '文章; 期刊论文; 期刊論文',
    books: '书籍; 書籍; 专著; 著书',
    conferencePapers: '会议论文; 會議論文',
    patents: '专利; 專利; 专利成果; 发明专利',
    speaking: '演讲; 演講; 讲座; 学术报告',
    references: '推荐人; 推薦人; 证明人; 参考; 推荐信; 備審資料',
    affiliations: '协会会员; 社会兼职; 會員資格; 学术兼职; 社團',
    military: '兵役; 服役; 兵役状况; 兵役狀況',
    workStatus: '工作许可; 签证状态',
    availability: '到岗时间; 可到職日',
    ignored: '附件',
    other: '其他; 其他信息; 附加信息; 其它; 其他資訊; 备注',
  },
  headingWords: {
    joints: '和; 及; 与; 與',
  },
  personLabels: {
    name: '姓名',
    givenName: '名',
    familyName: '姓',
    address: '地址; 住址; 现住址; 现居住地; 通讯地址; 居住地址; 联系地址',
    permanentAddress: '家庭住址; 家庭地址',
    phone: '电话; 手机; 手机号码; 联系电话; 联系方式',
    email: '邮箱; 电子邮箱; 电子邮件; 邮件',
    languages: '语言; 语言能力; 外语; 外语水平',
    relative: '父亲; 母亲; 父亲姓名; 母亲姓名',
    body: '年龄; 身高; 体重',
    belief: '民族; 政治面貌',
    interests: '爱好; 兴趣爱好; 特长',
    availability: '到岗时间',
    birthplace: '出生地; 籍贯',
    currentLocation: '现居住地',
    currentSalary: '目前薪资',
    dateOfBirth: '出生日期; 出生年月',
    drivingLicense: '驾照',
    familyComposition: '子女',
    gender: '性别; 性別',
    hukouCity: '户口; 户口所在地; 户籍; 户籍所在地; 户籍地',
    maritalStatus: '婚姻状况; 婚姻狀況',
    motherTongue: '母语',
    nationalIdentity: '身份证; 身份证号',
    nationality: '国籍; 國籍',
    passportNumber: '护照; 护照号码',
    preferredLocation: '期望工作地',
    requiredSalary: '期望薪资',
    visaStatus: '签证',
  },
  fieldLabels: {
    whatOfJob: '职位; 岗位; 职务; 担任职位; 職位; 職稱',
    whatOfStudy: '学历; 学位',
    whereOfJob: '公司; 单位; 公司名称; 工作单位; 任职公司; 公司名稱; 服務單位',
    whereOfStudy: '学校; 院校; 毕业院校',
    where: '机构; 单位名称',
    boardOfStudy: '大学; 大學',
    subjectOfStudy: '专业; 主修; 科系',
    when: '时间; 期间; 起止时间; 在职时间; 时间段; 年份; 時間',
    start: '入职时间; 开始时间',
    end: '离职时间; 结束时间; 毕业时间',
    place: '地点; 城市; 工作地点',
    gradeOfStudy: '成绩; 绩点',
    text: '工作内容; 工作职责; 主要职责; 职责; 业绩; 職務內容',
    projectOfJob: '项目; 项目名称; 專案',
    detail: '部门; 行业; 汇报对象; 下属人数; 离职原因',
  },
  fieldQualifiers: '名称; 名; 最近; 当前; 目前',
  dutyLabels: '工作内容; 工作职责; 主要职责; 职责; 业绩',
  languageLabels: '语言; 语言能力; 外语',
  phoneLabels: {
    mobile: '手机; 手機',
    phone: '电话; 電話; 联系电话; 聯絡電話',
    fax: '传真; 傳真',
  },
  placeLabels: '地址; 现居; 现居地; 现居城市; 所在城市; 现居住地; 居住地; 所在地; 城市',
  documentTitles: '简历; 个人简历; 履歷',
  people: {
    genders: '男; 女',
    maritalStates: '未婚; 已婚',
    notNames: '工程师; 经理',
  },
  employers: {
    pieces:
      '公司; 集团; 集團; 有限; 股份; 大学; 大學; 学院; 學院; 银行; 銀行; 医院; 醫院; 研究所; 研究院; 中心',
    oneself: '自由职业; 自由職業; 个体经营',
  },
  employment: {
    remote: '远程; 遠端',
    internship: '实习; 實習',
    volunteer: '志愿者',
    temp: '临时',
    contract: '合同',
    directHire: '全职',
  },
  titles: {
    pieces: `
      工程师; 工程師; 开发; 经理; 經理; 总监; 總監; 主管; 主任; 助理; 实习生; 實習生; 顾问; 顧問; 设计师; 設計師; 分析师; 分析師; 教师; 老师; 教授; 讲师; 研究员;
      研究員; 会计; 會計; 律师; 护士; 医生; 销售; 创始人; 創辦人; 架构师; 架構師; 负责人; 專員; 专员; 程序员; 运营; 编辑; 编导; 翻译; 总裁; 董事; 组长; 店长`,
  },
  schools: {
    university: '大学; 大學; 学院; 學院; 大学院',
    college: '专科学校',
    highschool: '高中; 中学',
    lowerSchool: '小学',
    other: '研究所; 研究院; 学校',
  },
  degrees: {
    postdoctorate: '博士后; 博士後',
    doctorate: '博士; 博士学位; 博士研究生',
    professional: '法律博士',
    MBA: '工商管理硕士',
    MSc: '理学硕士; 工学硕士',
    masters: '硕士; 碩士; 硕士研究生; 硕士学位',
    BSc: '理学学士; 工学学士',
    bachelors: '学士; 學士; 本科; 大学本科; 学士学位',
    associates: '大专; 專科; 专科',
    vocational: '中专; 职高; 技校; 专门学校',
    highSchoolOrEquivalent: '高中; 普通高中; 初中',
    certification: '证书',
  },
  studySubjects: '计算机; 数学; 物理; 经济; 法律; 会计; 管理',
  levels: {
    skills: '精通; 熟练; 熟悉; 了解; 掌握',
  },
  nationalities: {
    CN: '中国; 汉族',
  },
  studies: {
    grades: '绩点',
    finished: '毕业; 畢業',
    unfinished: '在读; 在学',
  },
  postingTopics: {
    benefits: '五险; 带薪; 公积金',
    requirements: '本科; 学历; 熟练; 熟悉; 精通; 经验; 经历; 能力',
  },
  optional: '优先; 加分; 優先',
  postingHeadings: {
    role: '职位描述; 岗位描述; 职位简介; 职位介绍; 岗位介绍; 職位描述; 工作描述',
    duties:
      '岗位职责; 工作职责; 工作内容; 主要职责; 职责描述; 职位职责; 職責; 工作內容; 职责; 你将负责; 你要做什么; 岗位责任',
    requirements: `
      任职要求; 任职资格; 岗位要求; 职位要求; 招聘要求; 应聘要求; 我们期待你; 任職要求; 职位资格; 要求; 我们希望你; 应聘条件; 任职条件; 岗位资格; 必备条件; 必備條件; 条件要求`,
    preferred:
      '加分项; 优先条件; 优先考虑; 加分項; 具备以下条件者优先; 有以下经验者优先; 加分条件; 优先; 优先录用',
    benefits:
      '福利待遇; 薪酬福利; 我们提供; 员工福利; 福利; 公司福利; 薪资福利; 我们能提供; 福利制度; 待遇; 薪资待遇',
    facts: '工作地点; 工作时间; 工作性质; 上班时间; 上班地点; 工作地址',
  },
};
