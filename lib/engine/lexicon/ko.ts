import type { Lexicon } from './model';

/** Korean. */
export const KOREAN: Lexicon = {
  language: 'ko',
  lacks: [
    'months',
    'fieldQualifiers',
    'functionWords',
    'sentences',
    'licences',
    'certificates',
    'nationalities',
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
    spring: '봄',
    summer: '여름',
    autumn: '가을',
    winter: '겨울',
  },
  dates: {
    behindYear: '년도?',
    present: '현재; 재직중; 재직 중; 재학중; 재학 중; 오늘; 진행중; 진행 중; 지금',
    between: '부터',
    lengths: '년; 개월',
  },
  headings: {
    workHistory: `
      경력; 경력사항; 경력 사항; 직무 경험; 직무경험; 업무 경험; 업무경험; 경력 기술서; 경력기술서; 직장 경력; 회사 경력; 인턴 경험; 인턴; 경험; 근무 경력; 근무경력;
      직무 경력; 업무 경력; 이력`,
    education:
      '학력; 학력사항; 학력 사항; 교육; 교육사항; 교육 사항; 학업; 최종 학력; 최종학력; 학위; 학교; 교육 이력',
    training:
      '교육 이수; 교육이수; 교육 수료; 연수; 수료; 교육 및 연수; 이수 과목; 교육과정; 직무교육; 교육 이수 사항; 수강 과목',
    projects:
      '프로젝트; 프로젝트 경험; 주요 프로젝트; 개인 프로젝트; 포트폴리오; 프로젝트 경력; 수행 프로젝트; 사이드 프로젝트; 프로젝트 수행 이력; 오픈소스 활동; 오픈소스',
    volunteering:
      '봉사활동; 봉사 활동; 자원봉사; 대외활동; 대외 활동; 동아리; 동아리 활동; 사회활동; 커뮤니티 활동; 커뮤니티',
    skills: `
      기술; 스킬; 보유 기술; 보유기술; 기술 스택; 기술스택; 역량; 핵심 역량; 핵심역량; 능력; 직무 역량; 보유 역량; 사용 기술; 전문 분야; 전문분야; 컴퓨터 활용 능력;
      활용 능력; 보유 스킬; 업무 스킬; 사용 가능 기술; oa 능력; 기술 역량`,
    languages:
      '언어; 외국어; 어학; 언어 능력; 외국어 능력; 어학 능력; 어학사항; 외국어 구사 능력; 어학 사항; 언어능력; 외국어능력; 어학능력; 어학 성적; 어학성적; 구사 언어',
    certifications:
      '자격증; 자격사항; 자격 사항; 자격증 및 면허; 보유 자격증; 자격; 인증; 취득 자격; 보유자격증; 자격/면허; 자격증 사항; 자격 및 면허',
    licenses: '운전면허; 운전 면허',
    awards:
      '수상; 수상경력; 수상 경력; 수상내역; 수상 내역; 수상이력; 수상 이력; 상훈; 업적; 성과; 장학금; 수상 및 성과; 수상 실적; 수상사항',
    contact: '연락처; 링크; 연락; 소셜; 채널; 연락처 정보',
    personal: '인적사항; 인적 사항; 개인정보; 개인 정보; 기본 정보; 기본정보; 신상정보; 개인 신상',
    summary: `
      소개; 자기소개; 자기 소개; 요약; 프로필; 간단 소개; 핵심 요약; 경력 요약; 자기소개서 요약; 한줄 소개; 나의 소개; 간단소개; 간략 소개; 이력 요약; 개요; 저는;
      안녕하세요`,
    objective:
      '목표; 지원동기; 지원 동기; 희망 직무; 직업 목표; 커리어 목표; 지원 분야; 희망직무; 희망 직종; 지원분야; 희망분야; 입사 후 포부',
    qualifications: '핵심 경쟁력',
    coverLetter: '자기소개서',
    hobbies: '취미; 관심사; 취미 및 특기; 취미/특기; 특기; 관심 분야; 취미와 특기; 관심분야',
    publications:
      '출판; 출판물; 저서; 발표; 학술; 게재 논문; 저서 및 논문; 출간; 집필; 저술; 연구; 연구 실적; 논문 실적; 논문',
    articles: '기고; 기고문; 기사',
    books: '저술 활동',
    conferencePapers: '학회 발표; 학술대회; 학회',
    patents: '특허; 특허 및 논문',
    speaking: '강연; 강의; 연설; 발표 경험; 강연 및 발표; 세미나 발표',
    references: '추천인; 추천서; 추천; 평판 조회',
    affiliations: '학회 활동; 소속; 소속 단체; 협회',
    military: '병역; 병역사항; 병역 사항; 군 복무; 군복무; 군경력; 군 경력; 병역 의무',
    workStatus: '비자; 취업 비자',
    availability: '입사 가능일; 입사가능일',
    ignored: '첨부; 첨부파일',
    other: '기타; 기타사항; 기타 사항; 추가 정보; 추가정보',
  },
  headingWords: {
    joints: '및; 와; 과',
  },
  personLabels: {
    name: '성명; 이름',
    address: '주소; 현주소; 거주지',
    permanentAddress: '본적',
    phone: '연락처; 전화번호; 휴대폰; 핸드폰',
    email: '이메일',
    languages: '언어; 외국어; 어학',
    relative: '아버지; 어머니',
    body: '나이; 키',
    belief: '종교',
    interests: '특기; 취미',
    availability: '입사가능일',
    birthplace: '출생지',
    currentSalary: '현재연봉',
    dateOfBirth: '생년월일',
    drivingLicense: '운전면허',
    gender: '성별',
    maritalStatus: '결혼여부',
    motherTongue: '모국어',
    nationalIdentity: '주민등록번호',
    nationality: '국적',
    passportNumber: '여권번호',
    preferredLocation: '희망근무지',
    requiredSalary: '희망연봉',
    visaStatus: '비자',
  },
  fieldLabels: {
    whatOfJob: '직책; 직위; 직무; 담당업무',
    whatOfStudy: '학위; 학력',
    whereOfJob: '회사; 회사명; 근무처; 직장',
    whereOfStudy: '학교; 학교명; 출신학교',
    where: '기관; 기관명',
    boardOfStudy: '대학교; 대학',
    subjectOfStudy: '전공; 학과',
    when: '기간; 근무기간; 재직기간; 년도',
    start: '입사일; 입학',
    end: '퇴사일; 졸업; 졸업년도',
    place: '장소; 근무지; 지역',
    gradeOfStudy: '학점; 성적',
    text: '업무; 업무내용; 주요업무',
    projectOfJob: '프로젝트',
    detail: '부서; 업종; 퇴사사유',
  },
  dutyLabels: '실적; 담당 업무; 주요 업무; 성과',
  languageLabels: '외국어; 언어',
  phoneLabels: {
    mobile: '휴대폰; 휴대전화; 핸드폰',
    phone: '전화; 전화번호; 연락처',
    fax: '팩스',
  },
  placeLabels: '주소; 거주지',
  documentTitles: '이력서; 자기소개서',
  people: {
    genders: '남; 여; 남자; 여자',
    maritalStates: '미혼; 기혼',
    notNames: '개발자; 엔지니어',
  },
  employers: {
    pieces:
      '협회; 주식회사; (주); ㈜; 대학교; 대학; 은행; 병원; 연구소; 연구원; 센터; 그룹; 재단; 학교; 학원; 코리아; 소프트',
    oneself: '프리랜서; 자영업; 개인사업',
  },
  employment: {
    remote: '원격; 재택',
    internship: '인턴',
    volunteer: '봉사; 자원봉사',
    temp: '임시',
    contract: '계약직; 프리랜서',
    directHire: '정규직',
  },
  titles: {
    pieces: `
      개발자; 엔지니어; 매니저; 팀장; 과장; 대리; 부장; 차장; 사원; 인턴; 연구원; 디자이너; 기획자; 컨설턴트; 대표; 이사; 본부장; 실장; 강사; 교수; 교사; 조교;
      프로그래머; 아키텍트; 분석가; 마케터; 선임; 책임; 주임; 수석; 멘토; 회장; 팀원; 매니져; 리더`,
  },
  schools: {
    university: '대학교; 대학원; 대학; 카이스트',
    college: '전문대학',
    vocational: '직업',
    highschool: '고등학교',
    lowerSchool: '초등학교',
    other: '학교; 학원; 연수원',
  },
  degrees: {
    postdoctorate: '박사후',
    doctorate: '박사; 박사과정; 박사학위',
    MBA: '경영학석사',
    masters: '석사; 석사과정; 석사학위; 석사 과정',
    bachelors: '학사; 학사과정; 학사학위; 학사 과정; 대졸',
    associates: '전문학사',
    vocational: '직업훈련; 전문대',
    highSchoolOrEquivalent: '고등학교; 고졸; 고등학교 졸업',
    certification: '수료',
  },
  studySubjects: '컴퓨터; 공학; 경영; 경제; 수학; 물리; 전자; 법학',
  levels: {
    skills: '고급; 중급; 초급; 상; 중; 하',
  },
  studies: {
    grades: '성적; 학점; 평점',
    finished: '졸업',
    unfinished: '재학; 휴학; 중퇴',
  },
  postingTopics: {
    benefits: '연차; 보험; 식대',
    requirements: '경력; 경험; 학사; 졸업; 능숙; 능력; 이해도; 자격증',
  },
  optional: '우대; 가산점',
  postingHeadings: {
    role: '포지션 소개; 직무 소개; 포지션 설명; 모집 배경',
    duties:
      '담당업무; 담당 업무; 주요업무; 주요 업무; 업무내용; 업무 내용; 직무내용; 하는 일; 이런 일을 해요; 합류하면 함께할 업무; 합류하게 되면 담당할 업무; 수행업무',
    requirements: `
      자격요건; 자격 요건; 지원자격; 지원 자격; 필수요건; 필수 요건; 필수사항; 이런 분을 찾아요; 이런 분을 찾고 있어요; 필수 자격; 자격조건; 지원조건; 필수조건; 필수역량;
      요구사항; 이런 분과 함께하고 싶어요`,
    preferred:
      '우대사항; 우대 사항; 우대조건; 우대요건; 우대 요건; 이런 분이면 더 좋아요; 이런 경험이 있다면 더 좋아요; 우대; 우대 조건; 우대역량; 가산점',
    benefits: '복리후생; 복지; 혜택; 혜택 및 복지; 복지 및 혜택; 급여 및 복지; 이런 혜택이 있어요; 복지혜택',
    facts:
      '근무조건; 근무형태; 근무지; 고용형태; 근무지역; 근무시간; 근무 조건; 근무 형태; 고용 형태; 근무환경',
  },
};
