import type { Lexicon } from './model';

/** Vietnamese. */
export const VIETNAMESE: Lexicon = {
  language: 'vi',
  lacks: [
    'months',
    'seasons',
    'dates',
    'headings',
    'headingWords',
    'fieldQualifiers',
    'sentences',
    'dutyLabels',
    'languageLabels',
    'people',
    'employers',
    'employment',
    'titles',
    'schools',
    'studySubjects',
  ],
  personLabels: {
    name: 'họ và tên; họ tên',
    givenName: 'tên',
    address: 'địa chỉ',
    permanentAddress: 'hộ khẩu thường trú',
    phone: 'số điện thoại; điện thoại',
    languages: 'ngoại ngữ',
    body: 'tuổi; chiều cao; cân nặng',
    belief: 'tôn giáo; dân tộc',
  },
  fieldLabels: {
    whatOfJob: 'vị trí; chức vụ; chức danh',
    whatOfStudy: 'bằng cấp; trình độ',
    whereOfJob: 'công ty; nơi làm việc',
    whereOfStudy: 'trường',
    where: 'tổ chức',
    boardOfStudy: 'đại học',
    subjectOfStudy: 'chuyên ngành; ngành học',
    when: 'thời gian; năm',
    end: 'năm tốt nghiệp',
    place: 'địa điểm',
    gradeOfStudy: 'điểm trung bình; xếp loại',
    text: 'mô tả công việc',
    projectOfJob: 'dự án',
    detail: 'phòng ban',
  },
  functionWords: `
    và; của; các; trong; cho; với; là; được; từ; tại; một; những; kinh; nghiệm; học; vấn; kỹ; năng; ngôn;
    ngữ; hiện; nay; phát; triển; dự; án; đại`,
  degrees: {
    masters: 'thạc sĩ',
    bachelors: 'cử nhân',
  },
};
